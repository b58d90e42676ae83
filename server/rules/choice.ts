import type { ChosenVariation, FoodVariation, Variation } from '#server/db/shapes.ts'
import { isSaid } from './text.ts'

/** A choice as it arrives: groups with labels in food, the name of one variation elsewhere, in any language. */
export type WireChoice = { name?: string; values?: { label: string[] }; type?: string }[]

/** `unitPrice` in minor units with options, before discount; `stock` `null` when the item is not counted. */
export type Choice = { variation: ChosenVariation; key: string; unitPrice: number; stock: number | null }

/** Why a choice cannot be sold; `group` names the question in both languages. */
export type ChoiceProblem =
  | { problem: 'unknown' }
  | { problem: 'unanswered'; group: FoodVariation }
  | { problem: 'out of bounds'; group: FoodVariation }

type Choosable = {
  price: number
  stock: number | null
  variations: Variation[]
  food_variations: FoodVariation[]
}

/** Reads a choice against the item as it is now. The result is in the English words of the catalogue. */
export function choose(item: Choosable, wire: WireChoice): Choice | ChoiceProblem {
  if (item.food_variations.length > 0) return chooseOptions(item, wire)
  if (item.variations.length > 0) return chooseVariation(item, wire)
  // What was chosen once and is offered no more is not the plain item.
  if (wire.some(saysSomething)) return { problem: 'unknown' }
  return { variation: null, key: '', unitPrice: item.price, stock: item.stock }
}

const saysSomething = ({ type, values }: WireChoice[number]) => Boolean(type || values?.label.length)

/** A kept choice in the form it had on the wire, to be read against today's catalogue. */
export function asWire(variation: ChosenVariation): WireChoice {
  if (!variation) return []
  return Array.isArray(variation)
    ? variation.map(({ name, labels }) => ({ name, values: { label: labels } }))
    : [variation]
}

function chooseOptions(item: Choosable, wire: WireChoice): Choice | ChoiceProblem {
  const known = wire.every(({ name, values }) => {
    const group = item.food_variations.find((g) => name !== undefined && isSaid(g.name, name))
    return group && (values?.label ?? []).every((label) => group.values.some((v) => isSaid(v.label, label)))
  })
  if (!known) return { problem: 'unknown' }

  const chosen: { name: string; labels: string[] }[] = []
  let unitPrice = item.price
  for (const group of item.food_variations) {
    const labels = wire
      .filter(({ name }) => name !== undefined && isSaid(group.name, name))
      .flatMap(({ values }) => values?.label ?? [])
    const picked = group.values.filter((value) => labels.some((label) => isSaid(value.label, label)))
    if (picked.length === 0) {
      if (group.required) return { problem: 'unanswered', group }
      continue
    }
    const [least, most] = group.type === 'single' ? [1, 1] : [group.min, group.max]
    if (picked.length < least || picked.length > most) return { problem: 'out of bounds', group }
    chosen.push({ name: group.name.en, labels: picked.map(({ label }) => label.en) })
    for (const { optionPrice } of picked) unitPrice += optionPrice
  }
  return { variation: chosen, key: chosen.length ? JSON.stringify(chosen) : '', unitPrice, stock: item.stock }
}

/** Names are compared as the storefront joins them: without dashes and spaces (docs/spec.md §4). */
function chooseVariation(item: Choosable, wire: WireChoice): Choice | ChoiceProblem {
  const wanted = joined(wire[0]?.type ?? '')
  const variation = item.variations.find(
    ({ type }) => joined(type.en) === wanted || joined(type.ar) === wanted,
  )
  if (!variation) return { problem: 'unknown' }
  const { type, price, stock } = variation
  return { variation: { type: type.en }, key: type.en, unitPrice: price, stock }
}

const joined = (words: string) => words.replace(/[\s-]/g, '').toLowerCase()
