import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelTerms } from '#machines/orders/cancel-terms.ts'
import type { OrderPayment, TrackedOrder } from '#openapi/generated/client.ts'
import { toDecimal } from '#server/rules/money.ts'
import { cancelCharges, returnCharges } from '#server/rules/parcel-charges.ts'
import { parcelOrderAs } from '#tests/machines/samples/parcel-order.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'

const wallet: OrderPayment = { payment_method: 'wallet', payment_status: 'paid', amount: 10 }
const card: OrderPayment = { payment_method: 'digital_payment', payment_status: 'paid', amount: 15 }
const parcel = (order_status: TrackedOrder['order_status'], payments: OrderPayment[] = []) => ({
  ...parcelOrderAs(order_status),
  payments,
})

describe('what canceling comes to', () => {
  it('goods and a parcel whose courier has not set out are canceled for nothing', () => {
    expect(cancelTerms(orderAs('pending'), 0)).toEqual({ type: 'free' })
    expect(cancelTerms(parcel('confirmed', [wallet, card]), 0)).toEqual({ type: 'free' })
  })

  it('goods that were picked up never become a return', () => {
    expect(cancelTerms(orderAs('picked_up'), 0)).toEqual({ type: 'free' })
  })

  it('the shop keeps the fee of what was paid, and the rest goes back, to the wallet first', () => {
    expect(cancelTerms(parcel('processing', [wallet, card]), 5)).toEqual({
      type: 'fee',
      fee: 5,
      charged: 0,
      back: [
        { method: 'wallet', amount: 10 },
        { method: 'digital_payment', amount: 10 },
      ],
    })
    expect(cancelTerms(parcel('processing', [wallet]), 10)).toMatchObject({ charged: 0, back: [] })
  })

  it('a parcel that is paid in cash costs the wallet the fee', () => {
    expect(cancelTerms(parcel('handover'), 5)).toEqual({ type: 'fee', fee: 5, charged: 5, back: [] })
  })

  it('a parcel that the courier has comes back, and the courier collects the unpaid amount', () => {
    expect(cancelTerms(parcel('picked_up'), 10)).toEqual({
      type: 'return',
      fee: 10,
      due: 35,
      hasPaid: false,
    })
    expect(cancelTerms(parcel('picked_up', [wallet, card]), 10)).toEqual({
      type: 'return',
      fee: 10,
      due: 10,
      hasPaid: true,
    })
    expect(cancelTerms(parcel('picked_up'), 0)).toMatchObject({ type: 'return', due: 25 })
  })

  it('the dialog and the server come to the same amounts', () => {
    const methods = constantFrom('cash_on_delivery', 'digital_payment', 'offline_payment', 'wallet' as const)
    assert(
      property(
        integer({ min: 100, max: 100_000 }),
        integer({ min: 0, max: 100 }),
        methods,
        integer({ min: 0, max: 9_999 }),
        (order_amount, share, payment_method, shopFee) => {
          const wallet_amount =
            payment_method === 'wallet' ? order_amount : Math.floor((order_amount * share) / 200)
          const payment_status = payment_method === 'cash_on_delivery' ? 'unpaid' : 'paid'
          const paidOrder = {
            order_amount,
            wallet_amount,
            delivery_charge: 0,
            payment_method,
            payment_status,
          }
          const rest = order_amount - wallet_amount
          const order = {
            ...parcelOrderAs('processing'),
            order_amount: toDecimal(order_amount, 2),
            payments: [
              { ...wallet, amount: toDecimal(wallet_amount, 2) },
              { payment_method, payment_status, amount: toDecimal(rest, 2) } as OrderPayment,
            ],
          }
          const charges = cancelCharges(paidOrder, shopFee, true)
          const terms = cancelTerms(order, toDecimal(charges.fee, 2))
          if (terms.type === 'fee') {
            expect(terms.charged).toBe(toDecimal(charges.charged, 2))
            const back = terms.back.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
            expect(back).toBe(charges.given_back)
          }
          expect(cancelTerms({ ...order, order_status: 'picked_up' }, toDecimal(shopFee, 2))).toMatchObject({
            due: toDecimal(returnCharges(paidOrder, shopFee).collected, 2),
          })
        },
      ),
    )
  })
})
