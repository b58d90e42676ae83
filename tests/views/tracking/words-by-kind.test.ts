import { beforeAll, describe, expect, it } from 'vitest'
import { lazyNamespaces, wordsOf } from '#i18n/dictionaries.ts'
import { createFormats } from '#i18n/formats.ts'
import { locales } from '#i18n/locale.ts'
import { nextStepOf } from '#machines/rules/next-step.ts'
import { CANCEL_REASON } from '#machines/rules/order-payment.ts'
import type { OrderStatus, TrackedOrder } from '#openapi/generated/client.ts'
import { arrivalText } from '#src/shared/orders/arrival-text.ts'
import { orderUpdateText } from '#src/shared/orders/news-text.ts'
import { nowText } from '#src/shared/orders/now-text.ts'
import { statusText } from '#src/shared/orders/order-status.part.tsx'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'

const paid = {
  type: 'paid',
  payment_method: 'wallet',
  amount: 25,
  status: 'done',
  at: '2026-11-20T12:00:00.000Z',
} as const

const SLOT = '21 Nov, 6:30 PM – 7:00 PM'
const types = ['delivery', 'take_away', 'parcel'] as const
const methods = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const
const states: OrderStatus[] = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
]

/** Words that an order of a kind never says, by language. */
const WRONG = {
  en: {
    delivery: /collect|parcel/i,
    take_away: /door|courier|deliver|brings|arrive/i,
    parcel: /store|collect it|prepared|ready/i,
  },
  ar: {
    delivery: /طرد|استلامه/,
    take_away: /الباب|المندوب|مندوب|يصلك|يوصل|وصل|توصيل|تسليم/,
    parcel: /متجر|تجهيز|تحضير|جاهز/,
  },
}

const everyOrder = types.flatMap((order_type) =>
  methods.flatMap((payment_method) =>
    [0, 1].flatMap((later) =>
      [false, true].flatMap((isUnpaid) =>
        states
          // An order to collect has no courier.
          .filter((status) => order_type !== 'take_away' || !['accepted', 'picked_up'].includes(status))
          .map(
            (status): TrackedOrder => ({
              ...orderAs(status),
              order_type,
              payment_method,
              payment_status: isUnpaid ? 'unpaid' : 'paid',
              payment_deadline: isUnpaid ? '2026-11-20T12:30:00.000Z' : null,
              scheduled: later as 0 | 1,
              schedule_at: '2026-11-21T18:30:00.000Z',
              min_delivery_time: later ? 600 : 12,
              max_delivery_time: later ? 630 : 17,
              parcel: null,
              receiver_details: null,
            }),
          ),
      ),
    ),
  ),
)

describe.each(locales)('the words of every kind of order in %s', (locale) => {
  beforeAll(() => lazyNamespaces(locale, ['tracking', 'orders']))

  const sentencesOf = (order: TrackedOrder) => {
    const { tracking, orders } = wordsOf(locale)
    const step = nextStepOf(order)
    const arrival = arrivalText(order, tracking.eta, createFormats(locale), locale, () => SLOT)
    const { order_type, payment_method: method } = order
    return {
      headline: nowText(order, tracking),
      arrival: arrival?.text,
      said: [
        nowText(order, tracking),
        arrival?.text,
        arrival?.label,
        step &&
          (step.type === 'scheduled'
            ? tracking.next.scheduled[step.order_type]({ time: SLOT })
            : tracking.next[step.type]()),
        method === 'cash_on_delivery' ? orders.payment[method][order_type]() : orders.payment[method](),
        method === 'cash_on_delivery'
          ? orders.payments.due[method][order_type]()
          : orders.payments.due[method](),
        // The toast of a step; the first is placed by the customer, who hears nothing.
        order.order_status === 'pending'
          ? undefined
          : orderUpdateText({ order_id: order.id, order_status: order.order_status, order_type }, tracking),
        statusText(order, orders),
        tracking.webPush.offer[order_type](),
        tracking.webPush.on[order_type](),
      ].filter((text) => text !== undefined),
    }
  }

  it('never speak of another kind', () => {
    expect(everyOrder).toHaveLength(4 * 2 * 2 * (7 + 5 + 7))
    const wrong = everyOrder.flatMap((order) =>
      sentencesOf(order)
        .said.filter((text) => WRONG[locale][order.order_type].test(text))
        .map((text) => `${order.order_type} ${order.order_status}: ${text}`),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  it('the ends of a parcel call it a parcel', () => {
    const { tracking } = wordsOf(locale)
    const parcel = { ...orderAs('canceled'), order_type: 'parcel' as const, parcel: null }
    const expired = { canceled_by: 'admin', cancellation_reason: CANCEL_REASON } as const
    const ends: TrackedOrder[] = [
      { ...parcel, canceled_by: null },
      { ...parcel, canceled_by: 'customer' },
      { ...parcel, canceled_by: 'admin' },
      { ...parcel, ...expired },
      { ...parcel, ...expired, payment_history: [paid] },
      { ...parcel, order_status: 'failed' },
      { ...parcel, order_status: 'refunded' },
    ]
    const { now } = tracking.parcelLink
    const said = [
      ...ends.map((order) => nowText(order, tracking)),
      ...(['canceled', 'lost', 'returned', 'handedOver'] as const).flatMap((at) =>
        (['sender', 'receiver', 'anyone'] as const).map((side) => now[side][at]({ name: 'Omar' })),
      ),
    ]
    expect(new Set(said.slice(0, ends.length)).size).toBe(ends.length)
    expect(said.filter((text) => !/parcel|طرد/i.test(text) || /order|الطلب/i.test(text))).toEqual([])
  })

  it('the toast of every step and of every refund calls a parcel a parcel', () => {
    const { tracking } = wordsOf(locale)
    const order = { order_id: 12, order_type: 'parcel' } as const
    const said = [
      ...(['pending', 'accepted', 'picked_up', 'delivered', 'canceled', 'failed', 'refunded'] as const).map(
        (order_status) => orderUpdateText({ ...order, order_status }, tracking),
      ),
      ...(['approved', 'declined', 'sent'] as const).map((refund) =>
        orderUpdateText({ ...order, order_status: 'delivered', refund }, tracking),
      ),
    ]
    expect(said.filter((text) => !/parcel|طرد/i.test(text) || /order|الطلب/i.test(text))).toEqual([])
  })

  it('name the whole slot wherever they name a time', () => {
    const cut = everyOrder
      .flatMap((order) => sentencesOf(order).said)
      .filter((text) => /\d:\d\d/.test(text) && !text.includes(SLOT))
    expect(cut).toEqual([])
  })

  it('begin with the payment of an unpaid order, and promise it no arrival', () => {
    const unpaid = everyOrder.filter(({ payment_deadline }) => payment_deadline).map(sentencesOf)
    expect(new Set(unpaid.map(({ headline }) => headline))).toEqual(
      new Set([wordsOf(locale).tracking.now.unpaid()]),
    )
    expect(unpaid.filter(({ arrival }) => arrival)).toEqual([])
  })
})
