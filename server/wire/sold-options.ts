import type { SoldItem, Text } from '#server/db/shapes.ts'

/** The chosen options of a sold item in words, each with the question it answers. */
export function soldOptionTexts({ variation }: SoldItem): Text[] {
  if (!variation) return []
  if (!Array.isArray(variation)) return [variation.type]
  return variation.map(({ name, labels }) => ({
    en: `${name.en}: ${labels.map(({ en }) => en).join(', ')}`,
    ar: `${name.ar}: ${labels.map(({ ar }) => ar).join('، ')}`,
  }))
}
