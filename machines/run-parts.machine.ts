import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Coordinator } from '#machines/coordinator.ts'
import { destinationMachine } from '#machines/destination.machine.ts'
import { keepDraftMachine } from '#machines/keep-draft.machine.ts'
import { quoteDeliveryMachine } from '#machines/quote-delivery.machine.ts'
import type { OrderDraft } from '#machines/rules/order-draft.ts'
import { restartOfParts, startOfParts, viewsOfParts } from '#machines/rules/order-parts.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import { useCouponMachine } from '#machines/use-coupon.machine.ts'

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
      | { type: 'coupon.refused'; error: unknown },
  },
  actors: {
    quoteDelivery: quoteDeliveryMachine,
    destination: destinationMachine,
    useCoupon: useCouponMachine,
    keepDraft: keepDraftMachine,
  },
  actions: {
    'take the draft': assign((_, { draft }: { draft: OrderDraft }) => ({ draft })),
    'tell the parts': enqueueActions(({ context, enqueue }) => {
      const { quoteDelivery, destination, useCoupon, keepDraft } = viewsOfParts(context.draft)
      enqueue.sendTo('quoteDelivery', { type: 'draft.changed', ...quoteDelivery })
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
      onError: [
        {
          guard: { type: 'the part was started again already', params: { part: 'quoteDelivery' } },
          actions: [
            { type: 'tell that a part failed', params: ({ event }) => event },
            { type: 'note that the part stopped', params: { part: 'quoteDelivery' } },
          ],
        },
        {
          actions: [
            { type: 'tell that a part failed', params: ({ event }) => event },
            { type: 'note that the part was started again', params: { part: 'quoteDelivery' } },
            { type: 'start the part again', params: { part: 'quoteDelivery' } },
          ],
        },
      ],
    },
    {
      id: 'destination',
      src: 'destination',
      input: ({ context: { draft, coordinator } }) => startOfParts(draft, coordinator).destination,
      onError: [
        {
          guard: { type: 'the part was started again already', params: { part: 'destination' } },
          actions: [
            { type: 'tell that a part failed', params: ({ event }) => event },
            { type: 'note that the part stopped', params: { part: 'destination' } },
          ],
        },
        {
          actions: [
            { type: 'tell that a part failed', params: ({ event }) => event },
            { type: 'note that the part was started again', params: { part: 'destination' } },
            { type: 'start the part again', params: { part: 'destination' } },
          ],
        },
      ],
    },
    {
      id: 'useCoupon',
      src: 'useCoupon',
      input: ({ context: { draft, coordinator } }) => startOfParts(draft, coordinator).useCoupon,
      onError: [
        {
          guard: { type: 'the part was started again already', params: { part: 'useCoupon' } },
          actions: [
            { type: 'tell that a part failed', params: ({ event }) => event },
            { type: 'note that the part stopped', params: { part: 'useCoupon' } },
          ],
        },
        {
          actions: [
            { type: 'tell that a part failed', params: ({ event }) => event },
            { type: 'note that the part was started again', params: { part: 'useCoupon' } },
            { type: 'start the part again', params: { part: 'useCoupon' } },
          ],
        },
      ],
    },
    {
      id: 'keepDraft',
      src: 'keepDraft',
      input: ({ context: { draft, coordinator } }) => startOfParts(draft, coordinator).keepDraft,
      onError: [
        {
          guard: { type: 'the part was started again already', params: { part: 'keepDraft' } },
          actions: [
            { type: 'tell that a part failed', params: ({ event }) => event },
            { type: 'note that the part stopped', params: { part: 'keepDraft' } },
          ],
        },
        {
          actions: [
            { type: 'tell that a part failed', params: ({ event }) => event },
            { type: 'note that the part was started again', params: { part: 'keepDraft' } },
            { type: 'start the part again', params: { part: 'keepDraft' } },
          ],
        },
      ],
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
    'quote.renew': { actions: 'measure the delivery again' },
    'coupon.refused': {
      actions: { type: 'tell the coupon that it is refused', params: ({ event }) => event },
    },
  },
  states: { running: { description: 'The parts run for as long as checkout does.' } },
})

type SpawnsParts = { spawnChild: (part: Part, options: { id: Part; input: never }) => void }

function spawnPart(enqueue: SpawnsParts, { draft, coordinator }: Drafting, part: Part): void {
  // `part` names the machine and its input, which the compiler cannot follow through the union of all parts.
  enqueue.spawnChild(part, { id: part, input: restartOfParts(draft, coordinator)[part] as never })
}
