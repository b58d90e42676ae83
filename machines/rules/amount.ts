import { typedText } from './typed-text.ts'

/** Parses a typed amount, in the digits and separators of either language; undefined unless it is above zero. */
export function amountIn(text: string): number | undefined {
  const plain = typedText(text)
    .replace(/[,٬](?=\d{3}(?!\d))/g, '')
    .replace(/[,٫]/, '.')
  const amount = /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0
  return amount > 0 ? amount : undefined
}

/** Points are whole. */
export function pointsIn(text: string): number | undefined {
  const points = amountIn(text)
  return Number.isSafeInteger(points) ? points : undefined
}
