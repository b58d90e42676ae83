import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { type AgreeAmountOutcome, agreeAmountMachine } from '#machines/agree-amount.machine.ts'
import { destinationMachine } from '#machines/destination.machine.ts'
import { keepDraftMachine } from '#machines/keep-draft.machine.ts'
import { quoteDeliveryMachine } from '#machines/quote-delivery.machine.ts'
import {
  amountPressed,
  amountSoFar,
  type ChangeDraft,
  changedDraft,
  type DraftChange,
  type DraftStart,
  type OrderDraft,
  startDraft,
} from '#machines/rules/order-draft.ts'
import { startOfParts, viewsOfParts } from '#machines/rules/order-parts.ts'
import {
  answersRefusals,
  type FieldRefusal,
  formRefusals,
  refusalOf,
  reopensReview,
  stillRefused,
} from '#machines/rules/placement.ts'
import { type BadNews, errorIn, type Refusal, serverRefusals } from '#machines/rules/refusal.ts'
import { isOfPrice } from '#machines/rules/refused-order.ts'
import { type SendOrderOutcome, sendOrderMachine } from '#machines/send-order.machine.ts'
import { useCouponMachine } from '#machines/use-coupon.machine.ts'

export type CheckoutOutcome = Exclude<SendOrderOutcome, { type: 'refused' | 'givenUp' }>

type Part = keyof ReturnType<typeof startOfParts>

/** Leads an order from its goods to the server's yes. Each question on the way is a part: a machine of its own. */
export const checkoutMachine = setup({
  types: {
    input: {} as DraftStart,
    context: {} as { draft: OrderDraft; refusals: readonly FieldRefusal[] },
    events: {} as ChangeDraft | { type: 'quote.renew' } | { type: 'order.place' },
    emitted: {} as BadNews,
    output: {} as CheckoutOutcome,
    tags: {} as 'busy',
  },
  actors: {
    quoteDelivery: quoteDeliveryMachine,
    destination: destinationMachine,
    useCoupon: useCouponMachine,
    keepDraft: keepDraftMachine,
    agreeAmount: agreeAmountMachine,
    sendOrder: sendOrderMachine,
  },
  actions: {
    'change the draft': assign(({ context: { draft, refusals } }, { change }: { change: DraftChange }) => {
      const changed = changedDraft(draft, change)
      return {
        draft: changed,
        refusals: answersRefusals(draft, change) ? stillRefused(changed, refusals) : refusals,
      }
    }),
    'tell the parts': enqueueActions(({ context, enqueue }) => {
      const { quoteDelivery, destination, useCoupon, keepDraft } = viewsOfParts(context.draft)
      enqueue.sendTo('quoteDelivery', { type: 'draft.changed', ...quoteDelivery })
      enqueue.sendTo('destination', { type: 'draft.changed', ...destination })
      enqueue.sendTo('useCoupon', { type: 'draft.changed', ...useCoupon })
      enqueue.sendTo('keepDraft', { type: 'draft.changed', ...keepDraft })
    }),
    'start the part again': enqueueActions(({ context, self, enqueue }, { part }: { part: Part }) => {
      const starts = startOfParts(context.draft, self)
      // `part` names both, which the compiler cannot follow through the union of all parts.
      enqueue.spawnChild(part, { id: part, input: starts[part] as never })
    }),
    'tell the amount': sendTo('agreeAmount', ({ context }) => ({
      type: 'draft.changed' as const,
      ...amountSoFar(context.draft),
    })),
    'measure the delivery again': sendTo('quoteDelivery', { type: 'quote.renew' }),
    'refuse the change': emit(({ context }, { change }: { change: DraftChange }) => ({
      type: 'problem',
      refusal: refusalOf(context.draft, change)!,
    })),
    'name what is missing': assign(({ context }) => ({ refusals: formRefusals(context.draft) })),
    'refuse the order': emit(({ context }) => ({
      type: 'problem',
      refusal: { message: formRefusals(context.draft)[0]!.key },
    })),
    'refuse the address': emit({ type: 'problem', refusal: { message: 'notServedHere' } satisfies Refusal }),
    'take the refusal': assign(({ context }, { output }: { output: SendOrderOutcome }) =>
      output.type === 'refused'
        ? { draft: { ...context.draft, lines: output.lines }, refusals: serverRefusals(output.error) }
        : {},
    ),
    'forget the refusals': assign({ refusals: [] }),
    'report the failure': emit((_, bad: object) => ({ type: 'failure', error: errorIn(bad) })),
  },
  guards: {
    'it is refused': ({ context }, { change }: { change: DraftChange }) =>
      refusalOf(context.draft, change) !== undefined,
    'nothing is left': (_, { change }: { change: DraftChange }) => change.lines?.length === 0,
    'the goods change': (_, { change }: { change: DraftChange }) => change.lines !== undefined,
    'it reopens the review': ({ context }, { change }: { change: DraftChange }) =>
      reopensReview(context.draft, change),
    'something is missing': ({ context }) => formRefusals(context.draft).length > 0,
    'the store does not deliver there': ({ context: { draft } }) => draft.fee.type === 'outside',
    'the fee was not answered': ({ context: { draft } }) => draft.fee.type === 'unknown',
    'the amount is agreed': (_, { output }: { output: AgreeAmountOutcome }) => output.type === 'agreed',
    'the amount changed': (_, { output }: { output: AgreeAmountOutcome }) => output.type === 'changed',
    'it has to be paid now': (_, { output }: { output: SendOrderOutcome }) => output.type === 'placedUnpaid',
    'it is placed': (_, { output }: { output: SendOrderOutcome }) => output.type === 'placed',
    'it was placed before': (_, { output }: { output: SendOrderOutcome }) => output.type === 'placedBefore',
    'nothing is left to order': (_, { output }: { output: SendOrderOutcome }) => output.type === 'emptied',
    'the customer gave up': (_, { output }: { output: SendOrderOutcome }) => output.type === 'givenUp',
    'the price was refused': ({ context }) => isOfPrice(context.refusals),
  },
}).createMachine({
  id: 'checkout',
  description: 'Which step is the order at?',
  context: ({ input }) => ({ draft: startDraft(input), refusals: [] }),
  output: ({ event }) => event.output as CheckoutOutcome,
  initial: 'drafting',
  invoke: [
    {
      id: 'quoteDelivery',
      src: 'quoteDelivery',
      input: ({ context, self }) => startOfParts(context.draft, self).quoteDelivery,
      onError: {
        actions: [
          { type: 'report the failure', params: ({ event }) => event },
          { type: 'start the part again', params: { part: 'quoteDelivery' } },
        ],
      },
    },
    {
      id: 'destination',
      src: 'destination',
      input: ({ context, self }) => startOfParts(context.draft, self).destination,
      onError: {
        actions: [
          { type: 'report the failure', params: ({ event }) => event },
          { type: 'start the part again', params: { part: 'destination' } },
        ],
      },
    },
    {
      id: 'useCoupon',
      src: 'useCoupon',
      input: ({ context, self }) => startOfParts(context.draft, self).useCoupon,
      onError: {
        actions: [
          { type: 'report the failure', params: ({ event }) => event },
          { type: 'start the part again', params: { part: 'useCoupon' } },
        ],
      },
    },
    {
      id: 'keepDraft',
      src: 'keepDraft',
      input: ({ context, self }) => startOfParts(context.draft, self).keepDraft,
      onError: {
        actions: [
          { type: 'report the failure', params: ({ event }) => event },
          { type: 'start the part again', params: { part: 'keepDraft' } },
        ],
      },
    },
  ],
  on: {
    'draft.change': [
      { guard: { type: 'nothing is left', params: ({ event }) => event }, target: '.emptied' },
      {
        guard: { type: 'it is refused', params: ({ event }) => event },
        actions: { type: 'refuse the change', params: ({ event }) => event },
      },
      { actions: [{ type: 'change the draft', params: ({ event }) => event }, 'tell the parts'] },
    ],
    'quote.renew': { actions: 'measure the delivery again' },
  },
  states: {
    drafting: {
      description: 'The customer fills in the parts in any order and reads the order over.',
      initial: 'decidingNotice',
      on: {
        'order.place': [
          { guard: 'something is missing', actions: ['name what is missing', 'refuse the order'] },
          { guard: 'the store does not deliver there', actions: 'refuse the address' },
          {
            guard: 'the fee was not answered',
            target: 'agreeing',
            actions: ['forget the refusals', 'measure the delivery again'],
          },
          { target: 'agreeing', actions: 'forget the refusals' },
        ],
      },
      states: {
        decidingNotice: {
          description: 'Did the server name another amount?',
          always: [{ guard: 'the price was refused', target: 'repriced' }, 'open'],
        },
        open: { description: 'The order can be placed.' },
        repriced: { description: "The server's prices are shown: the customer is asked again." },
        changed: { description: 'The delivery fee came after the press: the customer is asked again.' },
      },
    },
    agreeing: {
      description: 'The order is given; its total must be the one the customer saw.',
      tags: 'busy',
      invoke: {
        id: 'agreeAmount',
        src: 'agreeAmount',
        input: ({ context }) => amountPressed(context.draft),
        onDone: [
          {
            guard: { type: 'the amount is agreed', params: ({ event }) => event },
            target: 'decidingPayment',
          },
          { guard: { type: 'the amount changed', params: ({ event }) => event }, target: 'drafting.changed' },
          {
            guard: 'the store does not deliver there',
            target: 'drafting',
            actions: 'refuse the address',
          },
          'drafting',
        ],
        onError: {
          target: 'drafting',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
      on: {
        'draft.change': [
          { guard: { type: 'nothing is left', params: ({ event }) => event }, target: 'emptied' },
          {
            guard: { type: 'it reopens the review', params: ({ event }) => event },
            target: 'drafting',
            actions: [{ type: 'change the draft', params: ({ event }) => event }, 'tell the parts'],
          },
          {
            actions: [
              { type: 'change the draft', params: ({ event }) => event },
              'tell the parts',
              'tell the amount',
            ],
          },
        ],
      },
    },
    decidingPayment: {
      description: 'Does the final amount still allow the chosen way to pay?',
      always: [
        {
          guard: 'something is missing',
          target: 'drafting',
          actions: ['name what is missing', 'refuse the order'],
        },
        'placing',
      ],
    },
    placing: {
      description: 'The order is sent once; its named steps are those of submitOrder.',
      tags: 'busy',
      on: {
        // The server empties the cart of the order it takes.
        'draft.change': { guard: { type: 'the goods change', params: ({ event }) => event } },
      },
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: ({ context: { draft } }) => ({ draft }),
        onDone: [
          { guard: { type: 'it has to be paid now', params: ({ event }) => event }, target: 'placedUnpaid' },
          { guard: { type: 'it is placed', params: ({ event }) => event }, target: 'placed' },
          { guard: { type: 'it was placed before', params: ({ event }) => event }, target: 'placedBefore' },
          { guard: { type: 'nothing is left to order', params: ({ event }) => event }, target: 'emptied' },
          { guard: { type: 'the customer gave up', params: ({ event }) => event }, target: 'drafting' },
          {
            target: 'drafting',
            actions: [
              { type: 'take the refusal', params: ({ event }) => event },
              { type: 'report the failure', params: ({ event }) => event.output },
              'tell the parts',
              'measure the delivery again',
            ],
          },
        ],
        onError: {
          target: 'drafting',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    placed: {
      description: 'The server has the order.',
      type: 'final',
      output: ({ event }) => sentAs(event),
    },
    placedUnpaid: {
      description: 'The server has the order, and it waits to be paid.',
      type: 'final',
      output: ({ event }) => sentAs(event),
    },
    placedBefore: {
      description: 'An earlier attempt became an order.',
      type: 'final',
      output: ({ event }) => sentAs(event),
    },
    emptied: {
      description: 'Nothing is left to order.',
      type: 'final',
      output: (): CheckoutOutcome => ({ type: 'emptied' }),
    },
  },
})

/** What sendOrder decided is what checkout decides. */
const sentAs = (event: object): CheckoutOutcome => (event as { output: CheckoutOutcome }).output
