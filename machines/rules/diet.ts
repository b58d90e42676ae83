import type { DietChange, Item } from '#openapi/generated/client.ts'

export type DietKey = DietChange['diets'][number]
/** What a shopper avoids and keeps to, and what lists leave out for it (decision 033). */
export type DietChoice = Pick<DietChange, 'allergens' | 'diets' | 'hide'>

export const noDiet: DietChoice = { allergens: [], diets: [], hide: 'nothing' }

/** Nothing to look for in an item: how strictly lists hide does not matter then. */
export const isEmptyDiet = ({ allergens, diets }: DietChoice): boolean =>
  allergens.length + diets.length === 0

export const isSameDiet = (one: DietChoice, other: DietChoice): boolean =>
  one.hide === other.hide && isSame(one.allergens, other.allergens) && isSame(one.diets, other.diets)

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key) => other.includes(key))

/** As many allergens as the server keeps. */
export const MOST_ALLERGENS = 50

/** One press: an allergen or a diet is turned on or off, or how strictly lists hide is chosen. */
export type DietTurn = { allergen: string } | { diet: DietKey } | { hide: DietChoice['hide'] }

export const turned = (choice: DietChoice, turn: DietTurn): DietChoice => {
  if ('hide' in turn) return { ...choice, hide: turn.hide }
  if ('diet' in turn) return { ...choice, diets: toggled(choice.diets, turn.diet) }
  const allergens = toggled(choice.allergens, turn.allergen)
  return allergens.length > MOST_ALLERGENS ? choice : { ...choice, allergens }
}

const toggled = <Key extends string>(keys: readonly Key[], key: Key): Key[] =>
  keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]

/** The header `X-diet`: what lists leave out, or nothing. */
export const dietHeader = (choice: DietChoice): string | undefined =>
  choice.hide === 'nothing' || isEmptyDiet(choice)
    ? undefined
    : `${choice.hide}:${[...choice.allergens, ...choice.diets].join()}`

type Told = Pick<Item, 'allergens' | 'free_of' | 'suits' | 'unsuited'>

/** What an item says of a choice, by key and, for allergens it contains, by name. */
export type DietVerdict = {
  contains: { key: string; name: string }[]
  unsuited: DietKey[]
  /** Nothing is stated of these: neither that the item conflicts nor that it suits. */
  unstated: string[]
}

/**
 * A key that no list of the item has is not stated. Other backends of the family have none of the lists, so that all is
 * unstated there.
 */
export const verdictOn = (item: Told, { allergens, diets }: DietChoice): DietVerdict => {
  const { allergens: contained = [], free_of = [], suits = [], unsuited = [] } = item
  const contains = contained.filter(({ key }) => allergens.includes(key))
  const isStated = (key: string) => contained.some((each) => each.key === key) || free_of.includes(key)
  return {
    contains,
    unsuited: diets.filter((key) => unsuited.includes(key)),
    unstated: [
      ...allergens.filter((key) => !isStated(key)),
      ...diets.filter((key) => !suits.includes(key) && !unsuited.includes(key)),
    ],
  }
}

export const isInConflict = ({ contains, unsuited }: DietVerdict): boolean =>
  contains.length + unsuited.length > 0

/** The lines of a cart or an order whose item conflicts, each with what of it does. */
export const conflictsIn = <Line extends { item: Told }>(
  lines: readonly Line[],
  choice: DietChoice,
): { line: Line; verdict: DietVerdict }[] =>
  lines
    .map((line) => ({ line, verdict: verdictOn(line.item, choice) }))
    .filter(({ verdict }) => isInConflict(verdict))

/** The choice a guest made, as the browser keeps it; what another program or release left there counts as none. */
export const storedDiet = (text: string | undefined): DietChoice => {
  try {
    const { allergens, diets, hide } = JSON.parse(text ?? '') as Record<keyof DietChoice, unknown>
    const isReadable = isKeys(allergens) && isKeys(diets) && hidings.some((each) => each === hide)
    if (!isReadable) return noDiet
    return {
      allergens: [...new Set(allergens)].slice(0, MOST_ALLERGENS),
      diets: dietKeys.filter((key) => diets.includes(key)),
      hide: hide as DietChoice['hide'],
    }
  } catch {
    return noDiet
  }
}

export const dietKeys: readonly DietKey[] = ['vegetarian', 'halal']
export const hidings = ['nothing', 'contained', 'unstated'] as const

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string' && /^[a-z][a-z0-9_]{0,39}$/.test(key))
