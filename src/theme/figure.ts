/** A number, an amount or a phone number: its digits are equally wide, and it never breaks inside. */
export const figure = {
  figure: {
    className: 'fig',
    values: { type: 'boolean' as const },
    transform: (isFigure: boolean) =>
      isFigure ? { fontVariantNumeric: 'tabular-nums' as const, whiteSpace: 'nowrap' as const } : {},
  },
}
