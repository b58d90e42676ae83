import { expect, it } from 'vitest'
import { type Look, planOf, titleOf } from '#tests/e2e/support/looks.ts'
import { screens } from '#tests/fixtures/screens.ts'

const plan = planOf(screens)
const looksOf = (planned: typeof plan): Look[] => planned.flatMap(({ visit }) => visit)
const pairsOf = (looks: readonly Look[], one: keyof Look, other: keyof Look): number =>
  new Set(looks.map((look) => `${look[one]} ${look[other]}`)).size

const every = ['ar', 'en', 'dark', 'light', 390, 820, 1440]
const missingIn = (looks: readonly Look[]) => {
  const seen = looks.flatMap((look): (string | number)[] => Object.values(look))
  return every.filter((value) => !seen.includes(value))
}

it('the plan shows every screen in both languages, both themes and all widths', () => {
  const missing = screens.map(({ name }) => [
    name,
    ...missingIn(looksOf(plan.filter(({ screen }) => screen.name === name))),
  ])
  expect(missing.filter(({ length }) => length > 1)).toEqual([])
})

it('the plan shows every pair of language, theme and width on some screen', () => {
  const looks = looksOf(plan)
  expect(pairsOf(looks, 'lang', 'width')).toBe(6)
  expect(pairsOf(looks, 'theme', 'width')).toBe(6)
  expect(pairsOf(looks, 'lang', 'theme')).toBe(4)
})

it('the plan loads a page for each language, and a third page only where a width needs its own steps', () => {
  const loads = screens.map(({ name }) => ({
    name,
    count: plan.filter(({ screen }) => screen.name === name).length,
  }))
  expect(loads.filter(({ count }) => count !== 2)).toEqual([
    { name: 'search-filter', count: 3 },
    { name: 'stores-filter', count: 3 },
    { name: 'menu', count: 3 },
  ])
})

it('a visit keeps its language', () => {
  const langs = plan.map(({ visit }) => new Set(visit.map(({ lang }) => lang)).size)
  expect(new Set(langs)).toEqual(new Set([1]))
})

it('the plan visits each screen once on a phone, where the test enlarges its text', () => {
  const onPhone = plan.filter(({ visit }) => visit.some(({ width }) => width === 390))
  expect(onPhone.map(({ screen }) => screen.name)).toEqual(screens.map(({ name }) => name))
})

it('the gate visits fifteen screens once each, in both languages, both themes and all widths', () => {
  const gate = plan.filter(({ isInGate }) => isInGate)
  expect(new Set(gate.map(({ screen }) => screen.name)).size).toBe(15)
  expect(gate).toHaveLength(15)
  expect(missingIn(looksOf(gate))).toEqual([])
})

it('a visit is named after its looks', () => {
  expect(plan.slice(0, 2).map(({ visit }) => titleOf(visit))).toEqual([
    'en, 1440 px light, 820 px dark',
    'ar, 390 px light',
  ])
})
