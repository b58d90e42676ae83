import type { CartLine } from '#openapi/generated/client.ts'

/** What was chosen of a line's options, in a few words: the labels of food, the variation's type elsewhere. */
export const choiceText = ({ variation }: Pick<CartLine, 'variation'>): string =>
  variation.flatMap((part) => ('type' in part ? part.type : part.values.label)).join(' · ')
