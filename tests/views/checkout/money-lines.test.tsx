import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Fee } from '#machines/rules/fee.ts'
import { type OrderDraft, startDraft } from '#machines/rules/order-draft.ts'
import { type AppliedCoupon, noCoupon, noQuote } from '#machines/rules/quote.ts'
import { MoneyLines } from '#src/shared/checkout/money-lines.part.tsx'
import { guest } from '#tests/machines/samples/checkout.ts'
import { config, dish, lineFor, store } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'

type Order = {
  free_delivery?: 0 | 1
  free_delivery_over?: number | null
  coupon?: Partial<AppliedCoupon>
  fee?: Fee
}

const quote = {
  ...noQuote,
  metres: 5000,
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 3,
  maximum_shipping_charge: 20,
}

/** The amounts of an order of $40 that is delivered. */
function show({ free_delivery = 0, free_delivery_over = null, coupon = {}, fee }: Order) {
  const draft: OrderDraft = {
    ...startDraft({
      ...guest,
      lines: [lineFor(1, dish({ price: 20, discount: 0 }), { quantity: 2 })],
      store: { ...store({ free_delivery }), tax: 0 },
      config: config({ free_delivery_over, additional_charge_status: 0 }),
    }),
    fee: fee ?? { type: 'known', quote },
    coupon: { ...noCoupon, ...coupon },
  }
  const onAskAgain = vi.fn()
  return renderIn('en', <MoneyLines draft={draft} onAskAgain={onAskAgain} />, ['checkout']).then(
    () => onAskAgain,
  )
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

  it('shows neither fee nor total while the fee is being measured', async () => {
    await show({ fee: { type: 'measuring' } })
    expect(screen.getByText('Calculating the delivery fee…')).toBeTruthy()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$40.00',
      '',
      '',
    ])
  })

  it('says that the store does not deliver to the address', async () => {
    await show({ fee: { type: 'outside' } })
    expect(screen.getByText('No delivery to this address')).toBeTruthy()
  })

  it('asks for the fee again on demand when no answer came', async () => {
    const onAskAgain = await show({ fee: { type: 'unknown', error: new Error('offline') } })
    expect(screen.getByText("We couldn't get the delivery fee.")).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onAskAgain).toHaveBeenCalledOnce()
  })
})
