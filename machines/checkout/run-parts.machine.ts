import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { OrderDraft } from '#machines/rules/order-draft.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import type { Coordinator } from './coordinator.ts'
import { destinationMachine } from './destination.machine.ts'
import { keepDraftMachine } from './keep-draft.machine.ts'
import { restartOfParts, startOfParts, viewsOfParts } from './order-parts.ts'
import { quoteDeliveryMachine } from './quote-delivery.machine.ts'
import { quoteOrderMachine } from './quote-order.machine.ts'
import { useCouponMachine } from './use-coupon.machine.ts'

type Drafting = { draft: OrderDraft; coordinator: Coordinator }
type Part = keyof ReturnType<typeof startOfParts>
type Running = Drafting & {
  /** Parts that died and were started again since the draft changed. */
  restarted: readonly Part[]
  /** Parts that died once more, and wait for a draft that they survive. */
  stopped: readonly Part[]
}

/** Runs the parts of checkout, each a machine with a question of its own, and tells them every change of the draft. */
export const runPartsMachine = setup({
  types: {
    input: {} as Drafting,
    context: {} as Running,
    events: {} as
      | { type: 'draft.changed'; draft: OrderDraft }
      | { type: 'quote.renew' }
      | { type: 'quote.refused' }
      | { type: 'coupon.refused'; error: unknown },
  },
  actors: {
    quoteDelivery: quoteDeliveryMachine,
    quoteOrder: quoteOrderMachine,
    destination: destinationMachine,
    useCoupon: useCouponMachine,
    keepDraft: keepDraftMachine,
  },
  actions: {
    'take the draft': assign((_, { draft }: { draft: OrderDraft }) => ({ draft })),
    'tell the parts': enqueueActions(({ context, enqueue }) => {
      const { quoteDelivery, quoteOrder, destination, useCoupon, keepDraft } = viewsOfParts(context.draft)
      enqueue.sendTo('quoteDelivery', { type: 'draft.changed', ...quoteDelivery })
      enqueue.sendTo('quoteOrder', { type: 'draft.changed', ...quoteOrder })
      enqueue.sendTo('destination', { type: 'draft.changed', ...destination })
      enqueue.sendTo('useCoupon', { type: 'draft.changed', ...useCoupon })
      enqueue.sendTo('keepDraft', { type: 'draft.changed', ...keepDraft })
    }),
    'start the stopped parts': enqueueActions(({ context, enqueue }) => {
      for (const part of context.stopped) spawnPart(enqueue, context, part)
    }),
    'note that the stopped parts were started': assign(({ context }) => ({
      restarted: context.stopped,
      stopped: [],
    })),
    'note that the part was started again': assign(({ context }, { part }: { part: Part }) => ({
      restarted: [...context.restarted, part],
    })),
    'note that the part stopped': assign(({ context }, { part }: { part: Part }) => ({
      stopped: [...context.stopped, part],
    })),
    'measure the delivery again': sendTo('quoteDelivery', { type: 'quote.renew' }),
    'renew the quote': sendTo('quoteOrder', { type: 'quote.renew' }),
    'tell that the quote is refused': sendTo('quoteOrder', { type: 'quote.refused' }),
    'tell the coupon that it is refused': sendTo('useCoupon', (_, { error }: { error: unknown }) => ({
      type: 'coupon.refused' as const,
      error,
    })),
    'tell that a part failed': sendTo(
      ({ context }) => context.coordinator,
      (_, failed: object) => ({ type: 'part.failed' as const, error: errorIn(failed) }),
    ),
    'start the part again': enqueueActions(({ context, enqueue }, { part }: { part: Part }) => {
      spawnPart(enqueue, context, part)
      // `part` names the machine and its event, as in spawnPart.
      enqueue.sendTo(part, { type: 'draft.changed', ...viewsOfParts(context.draft)[part] } as never)
    }),
  },
  guards: {
    'the part was started again already': ({ context }, { part }: { part: Part }) =>
      context.restarted.includes(part),
  },
}).createMachine({
  id: 'runParts',
  description: 'Does every part of checkout know the draft as it is now?',
  context: ({ input }) => ({ ...input, restarted: [], stopped: [] }),
  initial: 'running',
  invoke: [
    {
      id: 'quoteDelivery',
      src: 'quoteDelivery',
      input: ({ context: { draft, coordinator } }) => startOfParts(draft, coordinator).quoteDelivery,
      onError: startedAgainOnce('quoteDelivery'),
    },
    {
      id: 'quoteOrder',
      src: 'quoteOrder',
      input: ({ context: { draft, coordinator } }) => startOfParts(draft, coordinator).quoteOrder,
      onError: startedAgainOnce('quoteOrder'),
    },
    {
      id: 'destination',
      src: 'destination',
      input: ({ context: { draft, coordinator } }) => startOfParts(draft, coordinator).destination,
      onError: startedAgainOnce('destination'),
    },
    {
      id: 'useCoupon',
      src: 'useCoupon',
      input: ({ context: { draft, coordinator } }) => startOfParts(draft, coordinator).useCoupon,
      onError: startedAgainOnce('useCoupon'),
    },
    {
      id: 'keepDraft',
      src: 'keepDraft',
      input: ({ context: { draft, coordinator } }) => startOfParts(draft, coordinator).keepDraft,
      onError: startedAgainOnce('keepDraft'),
    },
  ],
  on: {
    'draft.changed': {
      actions: [
        { type: 'take the draft', params: ({ event }) => event },
        'start the stopped parts',
        'note that the stopped parts were started',
        'tell the parts',
      ],
    },
    'quote.renew': { actions: ['measure the delivery again', 'renew the quote'] },
    'quote.refused': { actions: 'tell that the quote is refused' },
    'coupon.refused': {
      actions: { type: 'tell the coupon that it is refused', params: ({ event }) => event },
    },
  },
  states: { running: { description: 'The parts run for as long as checkout does.' } },
})

/** Restarts a part that fails; a part that fails a second time stays stopped until the draft changes. */
function startedAgainOnce(part: Part) {
  const tell = {
    type: 'tell that a part failed',
    params: ({ event }: { event: object }) => event,
  } as const
  return [
    {
      guard: { type: 'the part was started again already', params: { part } },
      actions: [tell, { type: 'note that the part stopped', params: { part } }],
    },
    {
      actions: [
        tell,
        { type: 'note that the part was started again', params: { part } },
        { type: 'start the part again', params: { part } },
      ],
    },
  ] as const
}

type SpawnsParts = { spawnChild: (part: Part, options: { id: Part; input: never }) => void }

function spawnPart(enqueue: SpawnsParts, { draft, coordinator }: Drafting, part: Part): void {
  // `part` names the machine and its input, which the compiler cannot follow through the union of all parts.
  enqueue.spawnChild(part, { id: part, input: restartOfParts(draft, coordinator)[part] as never })
}
