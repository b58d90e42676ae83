import { strictEqual } from 'node:assert'
import { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import { connectUseCoupon } from '#src/shared/checkout/checkout.ports.ts'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { service } from '#tests/support/service.ts'

export const useCouponService = service(useCouponMachine, async (stage) => {
  const { coupon, kitchen } = stage.city
  const enough = coupon.min_purchase * 1.5
  const start = { store_id: kitchen.id, goods: enough, kept: '', coordinator }
  return {
    connected: connectUseCoupon(stage.checkout()),
    inputs: { 'a cart of 40': start, 'a coupon of an earlier visit': { ...start, kept: coupon.code } },
    events: {
      'coupon.apply': (sample) => ({ code: sample === 0 ? coupon.code : '' }),
      'draft.changed': (sample) => ({ goods: sample === 0 ? coupon.min_purchase / 2 : enough }),
    },
    answers: {
      /** No coupon of the demo shop asks for so much that a cart could not hold it. */
      applyCoupon: {
        shaped: (body, { sample }) => (sample === 0 ? body : { ...body, min_purchase: 1_000_000 }),
      },
    },
    holds: (snapshot) => {
      strictEqual(snapshot.context.coupon.code, snapshot.matches('applied') ? coupon.code : '')
    },
  }
})
