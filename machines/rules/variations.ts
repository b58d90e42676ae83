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

/** The variation that an item opens with: the one that costs what the item costs, else the cheapest on offer. */
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

/** The options that name a variation, the way back of `selectedVariation`; the first of each choice when none do. */
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
 * The first group that refuses what was picked (docs/spec.md §5): a required one without a selection, or a multi group whose
 * count is out of its bounds; an optional group is only looked at once something was picked.
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
