import { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import { coordinator, coupon, couponExpired, offline } from '#tests/machines/samples/checkout.ts'
import { model } from '#tests/support/model.ts'

const start = { store_id: 1, subtotal: 40, saved: '', coordinator }

export const useCouponModel = model(useCouponMachine, {
  inputs: { 'a cart of 40': start, 'a coupon of an earlier visit': { ...start, saved: 'WELCOME10' } },
  events: {
    'coupon.type': [{ code: 'SUMMER5' }, { code: '' }],
    'coupon.apply': [{ code: 'WELCOME10' }, { code: '' }],
    'coupon.remove': [{}],
    'coupon.refused': [{ error: couponExpired }],
    'draft.changed': [{ subtotal: 10 }, { subtotal: 40 }],
  },
  answers: {
    applyCoupon: {
      done: [coupon({ min_purchase: 30 }), coupon({ min_purchase: 1000 })],
      refused: [offline, couponExpired],
    },
  },
  stateKey: ({ context }) => `${context.subtotal}`,
})
