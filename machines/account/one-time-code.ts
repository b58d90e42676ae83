import { typedText } from '#machines/rules/typed-text.ts'

/** The digits of what was typed, pasted or read from a message: "123 456" and "١٢٣٤٥٦" are the same code. */
export const digitsOfCode = (text: string, length: number): string =>
  typedText(text).replace(/\D/g, '').slice(0, length)
