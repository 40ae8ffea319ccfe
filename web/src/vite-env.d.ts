/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "virtual:icons/*" {
  const symbols: string;
  export default symbols;
}
declare module "virtual:words" {
  const loaders: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default loaders;
}
