import { describe, expect, it } from 'vitest'
import { unpaidOrders } from '#machines/rules/unpaid-orders.ts'

const order = (id: number, payment_deadline: string | null) =>
  ({ id, payment_method: 'digital_payment', payment_deadline }) as const
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)

describe('the orders that can still be paid', () => {
  it('begin with the one whose time ends first', () => {
    const orders = [order(1, '2026-11-20T12:30:00.000Z'), order(2, '2026-11-20T12:10:00.000Z')]
    expect(unpaidOrders(orders, at('12:00:00'))).toEqual([
      { id: 2, payment_method: 'digital_payment', deadline: at('12:10:00') },
      { id: 1, payment_method: 'digital_payment', deadline: at('12:30:00') },
    ])
  })

  it('are without those that wait for no payment, and without those whose time is over', () => {
    const orders = [
      order(1, null),
      order(2, '2026-11-20T12:00:00.000Z'),
      { ...order(3, null), payment_deadline: undefined },
    ]
    expect(unpaidOrders(orders as never, at('11:59:59'))).toHaveLength(1)
    expect(unpaidOrders(orders as never, at('12:00:00'))).toEqual([])
  })
})
