import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import { type AppliedCoupon, noCoupon } from '#machines/rules/quote.ts'
import { MoneyLines } from '#src/checkout/money-lines.tsx'
import { config, dish, lineFor, store } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'

type Order = { free_delivery?: 0 | 1; free_delivery_over?: number | null; coupon?: Partial<AppliedCoupon> }

const quote = {
  metres: 5000,
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 3,
  maximum_shipping_charge: 20,
  increased_delivery_fee: 0,
}

/** The amounts of an order of $40 that is delivered. */
function show({ free_delivery = 0, free_delivery_over = null, coupon = {} }: Order) {
  const snapshot = {
    matches: () => false,
    context: {
      shopper: { type: 'guest', guest_id: 'guest-1' },
      lines: [lineFor(1, dish({ price: 20, discount: 0 }), { quantity: 2 })],
      store: { ...store({ free_delivery }), tax: 0 },
      config: config({ free_delivery_over, additional_charge_status: 0 }),
      order_type: 'delivery',
      quote,
      coupon: { ...noCoupon, ...coupon },
      dm_tips: 0,
    },
  } as unknown as SnapshotFrom<typeof checkoutMachine>
  return renderIn('en', <MoneyLines snapshot={snapshot} send={() => {}} />, ['checkout'])
}

const free = { code: 'FREEWAY', coupon_type: 'free_delivery', min_purchase: 0 } as const

describe('the delivery line', () => {
  it.each<[string, string, Order]>([
    ['the store delivers free', 'Free delivery from this store', { free_delivery: 1 }],
    ['the order reaches the amount', 'Free on orders from $40.00', { free_delivery_over: 40 }],
    ['the coupon says so', 'Free with FREEWAY', { coupon: free }],
    [
      'the coupon says so, below the amount',
      'Free with FREEWAY',
      { coupon: free, free_delivery_over: 40.01 },
    ],
    [
      'the store delivers free, whatever else holds',
      'Free delivery from this store',
      { free_delivery: 1, free_delivery_over: 10, coupon: free },
    ],
  ])('is free because %s', async (_, why, order) => {
    await show(order)
    expect(screen.getByText('Free')).toBeTruthy()
    expect(screen.getByText(why)).toBeTruthy()
  })

  it('names the fee and the distance where delivery is not free', async () => {
    await show({ free_delivery_over: 100 })
    expect(screen.queryByText('Free')).toBeNull()
    expect(screen.getByText('$10.00')).toBeTruthy()
    expect(screen.getByText(/5(\.0+)? km/)).toBeTruthy()
  })
})
