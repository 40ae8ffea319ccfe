/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "virtual:icons/*" {
  const symbols: string;
  export default symbols;
}
declare module "virtual:words/*" {
  const text: string;
  export default text;
}
