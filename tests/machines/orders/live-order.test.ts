import { describe, expect, it } from 'vitest'
import { deadlineOf, liveOrders } from '#machines/orders/live-order.ts'
import { now, runningOrder, waitsFor } from '#tests/machines/samples/live-order.ts'

describe('the orders of which the pages speak', () => {
  it('begin with those to be paid by their deadline, then go on with those under way by their arrival', () => {
    const orders = [runningOrder(1, 50), waitsFor(2, 30), runningOrder(3, 20), waitsFor(4, 10)]
    expect(liveOrders(orders).map(({ id }) => id)).toEqual([4, 2, 3, 1])
  })

  it('keep those whose time to pay is over, until the server has canceled them', () => {
    expect(liveOrders([runningOrder(3), waitsFor(1, 0), waitsFor(2, -1)]).map(({ id }) => id)).toEqual([
      2, 1, 3,
    ])
  })

  it('have a deadline in milliseconds only while something is owed', () => {
    expect(deadlineOf(waitsFor(1, 10))).toBe(now + 600_000)
    expect(deadlineOf(runningOrder(1))).toBeUndefined()
  })
})
