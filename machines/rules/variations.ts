import type { FoodVariationGroup, Item, ItemVariation } from '#openapi/generated/client.ts'
import type { Refusal } from './refusal.ts'

/** What a customer has chosen of an item. */
export type Selection = {
  /** The chosen option of each of `choice_options`, in their order (every module but food). */
  options: string[]
  /** The picked labels of each of `food_variations`, in their order (food). */
  labels: string[][]
  /** Quantity per add-on id; an add-on that is not there is not taken. */
  addOns: Record<number, number>
  quantity: number
}

/** The variation that the chosen options name: joined and compared ignoring dashes and spaces (docs/spec.md §4). */
export const selectedVariation = (item: Item, options: readonly string[]): ItemVariation | undefined =>
  item.variations?.find(({ type }) => plain(type) === plain(options.join('')))

/** The variations in stock; all of them when none is. */
export const offeredVariations = ({ variations }: Pick<Item, 'variations'>): ItemVariation[] => {
  const inStock = variations.filter(({ stock }) => stock > 0)
  return inStock.length > 0 ? inStock : variations
}

/** The initial variation of an item: the one with the item's price, else the cheapest available one. */
export const startingVariation = (item: Pick<Item, 'variations' | 'price'>): ItemVariation | undefined => {
  const offered = offeredVariations(item)
  return (
    offered.find(({ price }) => price === item.price) ??
    offered.reduce<ItemVariation | undefined>(
      (cheapest, variation) => (cheapest && cheapest.price <= variation.price ? cheapest : variation),
      undefined,
    )
  )
}

/**
 * The options that name a variation, the inverse of `selectedVariation`; without a match, the first option of each
 * choice.
 */
export const optionsNaming = (item: Item, type: string | undefined): string[] => {
  const choices = (item.choice_options ?? []).map(({ options }) => options)
  const combinations = choices.reduce<string[][]>(
    (chosen, options) => chosen.flatMap((before) => options.map((option) => [...before, option])),
    [[]],
  )
  return (
    combinations.find((combination) => type !== undefined && plain(combination.join('')) === plain(type)) ??
    choices.flatMap(([first]) => first ?? [])
  )
}

/** Single groups keep one option, and an optional one can be emptied again; multi groups allow several (docs/spec.md §4). */
export const toggleLabel = (
  group: FoodVariationGroup,
  picked: readonly string[],
  label: string,
): string[] => {
  const without = picked.filter((other) => other !== label)
  if (group.type === 'multi') return without.length < picked.length ? without : [...picked, label]
  return without.length < picked.length && !isRequired(group) ? [] : [label]
}

/** The prices of the picked labels. */
export const optionPrices = (item: Item, labels: readonly string[][]): number[] =>
  (item.food_variations ?? []).flatMap(({ values }, group) =>
    values
      .filter(({ label }) => labels[group]?.includes(label))
      .map(({ optionPrice }) => Number(optionPrice)),
  )

export const isRequired = (group: FoodVariationGroup): boolean => group.required === 'on'

/** How many options a group takes; a multi group says so itself, a single group takes one. */
export const groupBounds = (group: FoodVariationGroup): { min: number; max: number } =>
  group.type === 'multi'
    ? { min: Number(group.min ?? 0), max: Number(group.max ?? 0) || group.values.length }
    : { min: isRequired(group) ? 1 : 0, max: 1 }

/**
 * The refusal of the first invalid group (docs/spec.md §5): a required group without a selection, or a multi group
 * whose count is out of bounds. An optional group is checked only once it has a selection.
 */
export const groupRefusal = (item: Item, labels: readonly string[][]): Refusal | undefined => {
  for (const [index, group] of (item.food_variations ?? []).entries()) {
    const count = labels[index]?.length ?? 0
    const { min, max } = groupBounds(group)
    if (count === 0 && isRequired(group))
      return { message: 'variationRequired', params: { name: group.name } }
    if (count > 0 && (count < min || count > max))
      return { message: 'variationBounds', params: { name: group.name, min, max } }
  }
  return undefined
}

const plain = (words: string) => words.replace(/[-\s]/g, '')
