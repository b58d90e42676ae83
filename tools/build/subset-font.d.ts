declare module 'subset-font' {
  /** The package brings no types. Refuses bytes that are no font. */
  function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Uint8Array>
  export = subsetFont
}
