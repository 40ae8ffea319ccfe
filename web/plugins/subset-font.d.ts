declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    keepFeatures: string[];
    variationAxes: Record<string, { readonly min: number; readonly max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
