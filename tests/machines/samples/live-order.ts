import type { LiveOrder, TrackedOrder } from '#openapi/generated/client.ts'
import { orderAs } from './tracked-order.ts'

export const now = Date.parse('2026-11-20T12:00:00.000Z')

/** When the next day of the shop begins. */
export const tomorrow = Date.parse('2026-11-20T20:00:00.000Z')

/** An order under way that arrives in so many minutes. */
export const runningOrder = (id: number, minutes = 17, rest: Partial<LiveOrder> = {}): LiveOrder => ({
  id,
  order_status: 'confirmed',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  payment_deadline: null,
  schedule_at: '2026-11-20T11:50:00.000Z',
  prescription_order: 0,
  priced: null,
  min_delivery_time: Math.max(0, minutes - 5),
  max_delivery_time: minutes,
  arrival_reason: null,
  ...rest,
})

/** An order for noon of the next day. */
export const plannedFor = (id: number, rest: Partial<LiveOrder> = {}): LiveOrder =>
  runningOrder(id, 1200, { schedule_at: '2026-11-21T08:00:00.000Z', ...rest })

/** An order that waits to be paid for so many minutes. */
export const waitsFor = (id: number, minutes: number): LiveOrder =>
  runningOrder(id, 40, {
    order_status: 'pending',
    payment_method: 'digital_payment',
    payment_deadline: new Date(now + minutes * 60_000).toISOString(),
  })

/** What tracking tells of an order that has ended. */
export const endedAs = (id: number, order_status: 'delivered' | 'canceled'): TrackedOrder => ({
  ...orderAs(order_status),
  id,
})
