import { assign, sendTo, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { ChangeDraft, CouponEntry } from '#machines/rules/order-draft.ts'
import { type AppliedCoupon, noCoupon } from '#machines/rules/quote.ts'
import { isUnanswered, type RefusalOrFailure } from '#machines/rules/refusal.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import type { Coupon } from '#openapi/generated/client.ts'
import type { Coordinator } from './coordinator.ts'

type UsingCoupon = {
  store_id: number
  /** Price of the items after their discounts; it counts towards the minimum purchase of a coupon. */
  subtotal: number
  coordinator: Coordinator
}

export const useCouponPorts = {
  applyCoupon: port<Coupon, { code: string; store_id: number }>('applyCoupon'),
}

/** Applies one coupon, and reports when it becomes invalid (docs/spec.md §8). */
export const useCouponMachine = setup({
  types: {
    /** `saved` is the code of an earlier visit to this checkout; empty without one. */
    input: {} as UsingCoupon & { saved: string },
    context: {} as UsingCoupon & {
      /** The text of the coupon field; the code of the coupon once it is applied. */
      code: string
      coupon: AppliedCoupon
      /** Refusal of the last code; empty without one. */
      refusals: readonly RefusalOrFailure[]
    },
    events: {} as
      | { type: 'coupon.type'; code: string }
      | { type: 'coupon.apply'; code: string }
      | { type: 'coupon.remove' }
      /** The server refused an order because of the coupon. */
      | { type: 'coupon.refused'; error: unknown }
      | { type: 'draft.changed'; subtotal: number },
    tags: {} as 'busy',
  },
  actors: useCouponPorts,
  actions: {
    'take what is typed': assign((_, { code }: { code: string }) => ({ code, refusals: [] })),
    'take the value of the goods': assign((_, { subtotal }: { subtotal: number }) => ({ subtotal })),
    'take the coupon': assign((_, { output }: { output: Coupon }) => ({ coupon: output, code: output.code })),
    'drop the coupon': assign({ coupon: noCoupon, code: '' }),
    'keep only its code': assign({ coupon: noCoupon }),
    'note that the code is missing': assign({
      refusals: [{ type: 'problem' as const, refusal: { message: 'couponMissing' as const } }],
    }),
    'note the minimum': assign((_, { output }: { output: Coupon }) => ({
      refusals: [
        {
          type: 'problem' as const,
          refusal: { message: 'couponMinimum' as const, params: { minimum: output.min_purchase } },
        },
      ],
    })),
    'note the failure': assign((_, { error }: { error: unknown }) => ({
      refusals: [{ type: 'failure' as const, error }],
    })),
    'tell the coupon': sendTo(
      ({ context }) => context.coordinator,
      ({ context: { coupon } }) => changeOf(coupon, coupon.code, 'none'),
    ),
    'tell that no coupon counts': sendTo(
      ({ context }) => context.coordinator,
      changeOf(noCoupon, '', 'none'),
    ),
    'tell that the coupon waits': sendTo(
      ({ context }) => context.coordinator,
      ({ context: { coupon } }) => changeOf(noCoupon, coupon.code, 'none'),
    ),
    'tell what is typed': sendTo(
      ({ context }) => context.coordinator,
      ({ context }) => changeOf(noCoupon, '', typedText(context.code) === '' ? 'none' : 'unapplied'),
    ),
    'tell that the code is checked': sendTo(({ context }) => context.coordinator, {
      type: 'draft.change',
      change: { couponEntry: 'checking' },
    } satisfies ChangeDraft),
    'tell that the code is tried again later': sendTo(
      ({ context }) => context.coordinator,
      ({ context }) => changeOf(noCoupon, typedText(context.code), 'unapplied'),
    ),
  },
  guards: {
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'a code was kept': ({ context }) => context.code !== '',
    'no code was written': (_, { code }: { code: string }) => typedText(code) === '',
    'the goods are below its minimum': ({ context }, { output }: { output: Coupon }) =>
      context.subtotal < output.min_purchase,
    'the goods reach the minimum': ({ context }) => context.subtotal >= context.coupon.min_purchase,
    'the goods fell below the minimum': ({ context }) => context.subtotal < context.coupon.min_purchase,
  },
}).createMachine({
  id: 'useCoupon',
  description: 'What does a coupon take off?',
  context: ({ input: { saved, ...input } }) => ({ ...input, code: saved, coupon: noCoupon, refusals: [] }),
  initial: 'decidingStart',
  on: { 'draft.changed': { actions: { type: 'take the value of the goods', params: ({ event }) => event } } },
  states: {
    decidingStart: {
      description: 'Was a coupon used in an earlier visit to this checkout?',
      always: [
        { guard: 'a code was kept', target: 'checking' },
        { target: 'empty', actions: 'tell that no coupon counts' },
      ],
    },
    empty: {
      description: 'No coupon counts; a refused code shows the reason.',
      initial: 'open',
      on: {
        'coupon.type': {
          target: '.open',
          actions: [{ type: 'take what is typed', params: ({ event }) => event }, 'tell what is typed'],
        },
        'coupon.apply': [
          {
            guard: { type: 'no code was written', params: ({ event }) => event },
            target: '.open',
            actions: 'note that the code is missing',
          },
          { target: 'checking', actions: { type: 'take what is typed', params: ({ event }) => event } },
        ],
      },
      states: {
        open: {
          description: 'The customer can enter a code; an entered code that is not applied blocks the order.',
        },
        lapsed: { description: 'The coupon counted until the server refused the order because of it.' },
      },
    },
    checking: {
      description: 'The server checks whether the coupon is valid for this store and customer.',
      tags: 'busy',
      entry: 'tell that the code is checked',
      invoke: {
        id: 'applyCoupon',
        src: 'applyCoupon',
        input: ({ context: { code, store_id } }) => ({ code: typedText(code), store_id }),
        onDone: [
          {
            guard: { type: 'the goods are below its minimum', params: ({ event }) => event },
            target: 'empty',
            actions: [
              { type: 'note the minimum', params: ({ event }) => event },
              'tell that the code is tried again later',
            ],
          },
          {
            target: 'applied.counting',
            actions: { type: 'take the coupon', params: ({ event }) => event },
          },
        ],
        onError: [
          {
            guard: { type: 'no answer came', params: ({ event }) => event },
            target: 'empty',
            actions: [
              { type: 'note the failure', params: ({ event }) => event },
              'tell that the code is tried again later',
            ],
          },
          {
            target: 'empty',
            actions: [{ type: 'note the failure', params: ({ event }) => event }, 'tell what is typed'],
          },
        ],
      },
      on: {
        'coupon.type': {
          description:
            'The customer types another code, and the check of the earlier code no longer matters.',
          target: 'empty',
          actions: [{ type: 'take what is typed', params: ({ event }) => event }, 'tell what is typed'],
        },
      },
    },
    applied: {
      description: 'The server accepted a coupon.',
      initial: 'counting',
      on: {
        'coupon.remove': { target: 'empty', actions: ['drop the coupon', 'tell that no coupon counts'] },
        'coupon.refused': {
          target: 'empty.lapsed',
          actions: [
            { type: 'note the failure', params: ({ event }) => event },
            'keep only its code',
            'tell that no coupon counts',
          ],
        },
      },
      states: {
        counting: {
          description: 'The coupon lowers the total.',
          entry: 'tell the coupon',
          always: { guard: 'the goods fell below the minimum', target: 'suspended' },
        },
        suspended: {
          description:
            'The items cost less than the minimum of the coupon. The coupon counts again once the items reach the minimum.',
          entry: 'tell that the coupon waits',
          always: { guard: 'the goods reach the minimum', target: 'counting' },
        },
      },
    },
  },
})

function changeOf(coupon: AppliedCoupon, coupon_code: string, couponEntry: CouponEntry): ChangeDraft {
  return { type: 'draft.change', change: { coupon, coupon_code, couponEntry } }
}
