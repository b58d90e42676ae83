import { describe, expect, it } from 'vitest'
import {
  conflictsIn,
  type DietChoice,
  dietHeader,
  isEmptyDiet,
  isInConflict,
  isSameDiet,
  MOST_ALLERGENS,
  noDiet,
  storedDiet,
  turned,
  verdictOn,
} from '#machines/rules/diet.ts'
import { dish } from '#tests/machines/samples.ts'

const choice = (more: Partial<DietChoice>): DietChoice => ({ ...noDiet, ...more })
const gluten = { key: 'gluten', name: 'Gluten' }
const dairy = { key: 'dairy', name: 'Dairy' }

describe('the verdict on an item', () => {
  it('names the avoided allergens that it contains, and no others', () => {
    const item = dish({ allergens: [gluten, dairy] })
    expect(verdictOn(item, choice({ allergens: ['dairy'] }))).toEqual({
      contains: [dairy],
      unsuited: [],
      unstated: [],
    })
  })

  it('is silent about an allergen that it is stated to lack', () => {
    const verdict = verdictOn(dish({ free_of: ['gluten'] }), choice({ allergens: ['gluten'] }))
    expect(verdict).toEqual({ contains: [], unsuited: [], unstated: [] })
    expect(isInConflict(verdict)).toBe(false)
  })

  it('never takes an empty list for a statement', () => {
    const nothing = dish({ allergens: [], free_of: [], suits: [], unsuited: [] })
    const asked = choice({ allergens: ['gluten'], diets: ['vegetarian', 'halal'] })
    expect(verdictOn(nothing, asked).unstated).toEqual(['gluten', 'vegetarian', 'halal'])
    expect(isInConflict(verdictOn(nothing, asked))).toBe(false)
  })

  it('finds all unstated in items of a backend that has no such lists', () => {
    expect(verdictOn(dish(), choice({ allergens: ['gluten'], diets: ['halal'] }))).toEqual({
      contains: [],
      unsuited: [],
      unstated: ['gluten', 'halal'],
    })
  })

  it('the verdict tells a diet that the item suits from a diet that it does not suit', () => {
    const item = dish({ suits: ['halal'], unsuited: ['vegetarian'] })
    const verdict = verdictOn(item, choice({ diets: ['vegetarian', 'halal'] }))
    expect(verdict).toEqual({ contains: [], unsuited: ['vegetarian'], unstated: [] })
    expect(isInConflict(verdict)).toBe(true)
  })

  it('finds the lines whose item conflicts, in their order', () => {
    const bread = { id: 1, item: dish({ allergens: [gluten] }) }
    const water = { id: 2, item: dish({ free_of: ['gluten'] }) }
    const pasta = { id: 3, item: dish({ allergens: [dairy, gluten] }) }
    const found = conflictsIn([bread, water, pasta], choice({ allergens: ['gluten'] }))
    expect(found.map(({ line }) => line.id)).toEqual([1, 3])
    expect(found[1]!.verdict.contains).toEqual([gluten])
  })
})

describe('a choice', () => {
  it('is turned on by one press and off by the next', () => {
    const once = turned(noDiet, { allergen: 'gluten' })
    expect(once.allergens).toEqual(['gluten'])
    expect(turned(once, { allergen: 'gluten' })).toEqual(noDiet)
    expect(turned(turned(noDiet, { diet: 'halal' }), { diet: 'vegetarian' }).diets).toEqual([
      'halal',
      'vegetarian',
    ])
    expect(turned(noDiet, { hide: 'unstated' })).toEqual(choice({ hide: 'unstated' }))
  })

  it('takes as many allergens as the server keeps, and can always lose one', () => {
    const most = choice({ allergens: Array.from({ length: MOST_ALLERGENS }, (_, at) => `a${at}`) })
    expect(turned(most, { allergen: 'one_more' })).toBe(most)
    expect(turned(most, { allergen: 'a0' }).allergens).toHaveLength(MOST_ALLERGENS - 1)
  })

  it('is the same in another order, and another when anything differs', () => {
    const one = choice({ allergens: ['gluten', 'dairy'] })
    expect(isSameDiet(one, choice({ allergens: ['dairy', 'gluten'] }))).toBe(true)
    for (const other of [
      choice({ allergens: ['gluten'] }),
      choice({ allergens: ['gluten', 'egg'] }),
      { ...one, hide: 'contained' as const },
      { ...one, diets: ['halal' as const] },
    ])
      expect(isSameDiet(one, other)).toBe(false)
  })

  it('a choice without diets and allergens is empty, although it says which items lists hide', () => {
    expect(isEmptyDiet(choice({ hide: 'contained' }))).toBe(true)
    expect(isEmptyDiet(choice({ diets: ['halal'] }))).toBe(false)
    expect(isEmptyDiet(choice({ allergens: ['egg'] }))).toBe(false)
  })

  it('is told to lists only when they are to hide something', () => {
    const both = { allergens: ['gluten'], diets: ['halal' as const] }
    expect(dietHeader(choice({ ...both, hide: 'contained' }))).toBe('contained:gluten,halal')
    expect(dietHeader(choice({ ...both, hide: 'unstated' }))).toBe('unstated:gluten,halal')
    expect(dietHeader(choice(both))).toBeUndefined()
    expect(dietHeader(choice({ hide: 'contained' }))).toBeUndefined()
  })
})

describe('what the browser keeps of a guest', () => {
  const own = { allergens: ['celery'], diets: ['halal'], hide: 'unstated' }

  it('is read as it was written', () => {
    expect(storedDiet(JSON.stringify(own))).toEqual(own)
  })

  it.each([
    undefined,
    '',
    'null',
    '[]',
    '{"allergens":"gluten"}',
    JSON.stringify({ ...own, hide: 'all' }),
    JSON.stringify({ ...own, allergens: ['Glu ten'] }),
    JSON.stringify({ ...own, allergens: [3] }),
    JSON.stringify({ ...own, diets: null }),
  ])('counts as nothing when it is %s', (text) => {
    expect(storedDiet(text)).toEqual(noDiet)
  })

  it('is never more than the server takes', () => {
    const allergens = ['egg', 'egg', ...Array.from({ length: 60 }, (_, at) => `a${at}`)]
    const stored = storedDiet(JSON.stringify({ ...own, allergens, diets: ['keto', 'halal'] }))
    expect(stored.allergens).toHaveLength(MOST_ALLERGENS)
    expect(stored.allergens.filter((key) => key === 'egg')).toHaveLength(1)
    expect(stored.diets).toEqual(['halal'])
  })
})
