import { describe, expect, it } from 'vitest'
import { foldSteps } from '#machines/rules/folded-steps.ts'

const step = (id: string, order_id: number | null) => ({ id, order_id })

const idsOf = (notifications: ReturnType<typeof step>[]) =>
  foldSteps(notifications).map(({ newest, earlier }) => [newest, ...earlier].map(({ id }) => id).join(' '))

describe('foldSteps', () => {
  it('makes one row of the steps of an order, at the place of its newest step', () => {
    expect(idsOf([step('c2', 2), step('b2', 1), step('b1', 1), step('c1', 2), step('a', 3)])).toEqual([
      'c2 c1',
      'b2 b1',
      'a',
    ])
  })

  it('keeps a row for each notification of no order', () => {
    expect(idsOf([step('c', null), step('b', null), step('a', 1)])).toEqual(['c', 'b', 'a'])
  })

  it('joins steps of a later page to the row of their order', () => {
    const first = [step('b2', 2), step('a2', 1)]
    expect(idsOf([...first, step('message', null), step('a1', 1)])).toEqual(['b2', 'a2 a1', 'message'])
  })
})
