import { describe, expect, it } from 'vitest'
import { stepWordsOf, titleOf } from '#server/orders/tell-owner.ts'
import { cashWords, remarks } from '#server/receipts/receipt-page.ts'
import { runningSteps } from '#server/rules/order-status.ts'

const types = ['delivery', 'take_away', 'parcel'] as const
const steps = [...runningSteps, 'delivered', 'canceled', 'failed', 'refunded'] as const

/** Words that an order of a kind never says. */
const WRONG = {
  en: {
    delivery: /collect|parcel|at the store/i,
    take_away: /door|courier|deliver|on its way|arrive/i,
    parcel: /the store|collected|order/i,
  },
  ar: {
    delivery: /طرد|من المتجر|في المتجر/,
    take_away: /باب|مندوب|توصيل|تسليم|في الطريق|وصل/,
    parcel: /المتجر|يجري تجهيز|طلب/,
  },
}

describe.each(['en', 'ar'] as const)('the words of the server in %s', (locale) => {
  it.each(types)('speak of an order by its kind in notifications: %s', (order_type) => {
    const said = steps
      // No courier takes an order that the customer collects.
      .filter((step) => order_type !== 'take_away' || (step !== 'accepted' && step !== 'picked_up'))
      .map((step) => stepWordsOf(order_type, step)[locale])
    said.push(titleOf(order_type, 12)[locale])
    expect(said.filter((text) => WRONG[locale][order_type].test(text))).toEqual([])
  })

  it.each(types)('speak of cash by the kind of the order on the printed receipt: %s', (order_type) => {
    expect(cashWords[order_type][locale]).not.toMatch(WRONG[locale][order_type])
  })

  it.each(types)('the words of a receipt speak of an order by its kind: %s', (order_type) => {
    const said = Object.values(remarks[order_type]).map((words) => words[locale])
    expect(said).toHaveLength(3)
    expect(said.filter((text) => WRONG[locale][order_type].test(text))).toEqual([])
  })
})

it('cash at a store is not called cash on delivery', () => {
  expect(Object.values(cashWords).map(({ en }) => en)).toEqual([
    'Cash on delivery',
    'Cash at the store',
    'Cash to the courier',
  ])
})
