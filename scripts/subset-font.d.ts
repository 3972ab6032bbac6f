/** The part of subset-font 2 that we use; it has no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Record<string, Axis>
      keepFeatures?: readonly string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
