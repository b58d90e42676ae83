import { describe, expect, it } from 'vitest'
import { orderActions } from '#machines/orders/order-actions.ts'
import type { OrderStatus } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { newGuest, openShop } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { courier } from './support/small-shop.ts'

const shop = openShop({ meddled: ['refund-asked'] })

const work = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const

/** The moves that lead a new order to each status. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: [],
  accepted: ['accepted'],
  confirmed: work.slice(0, 1),
  processing: work.slice(0, 2),
  handover: work.slice(0, 3),
  picked_up: work.slice(0, 4),
  delivered: work,
  failed: ['failed'],
  canceled: ['canceled'],
  refund_requested: [...work, 'refund_requested'],
  refunded: [...work, 'refund_requested', 'refunded'],
}

describe('what the page of an order offers is what the server allows', () => {
  it.each(Object.keys(transitions) as OrderStatus[])('canceling an order that is %s', async (status) => {
    const guest = await newGuest(shop.app)
    const { api, guest_id } = guest
    const order_id = await giveOrder({ services: shop.services, person: guest })
    for (const to of transitions[status])
      await transact(shop.services.db, (tx) =>
        moveOrder(tx, { id: order_id }, to, { now: shop.now, delivery_man_id: courier.yusuf }),
      )
    const { data } = await api.GET('/order/track', { params: { query: { order_id, guest_id } } })
    const isOffered = orderActions(data!, { isOwner: true, mayAct: true, isCustomer: false }).includes(
      'cancel',
    )
    const reply = await api.POST('/order/cancel', { body: { order_id, guest_id, reason: 'No need' } })
    expect([status, reply.response.ok]).toEqual([status, isOffered])
  })
})
