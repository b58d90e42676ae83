import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type {
  CancellationReason,
  CancellationReasonList,
  Message,
  OrderCancellation,
} from '#openapi/generated/client.ts'

export type CancelOrderOutcome = { type: 'canceled'; message: string } | { type: 'kept' }

export const cancelOrderPorts = {
  /** The first ten reasons of customers (docs/spec.md §9). */
  listCancellationReasons: port<CancellationReasonList>('listCancellationReasons'),
  cancelOrder: port<Message, OrderCancellation>('cancelOrder'),
}

/** Decides whether an order is canceled, and why (docs/spec.md §2, cancel-order reason dialog). */
export const cancelOrderMachine = setup({
  types: {
    input: {} as { order_id: number },
    context: {} as {
      order_id: number
      reasons: CancellationReason[]
      reason: string
      outcome: CancelOrderOutcome
    },
    events: {} as
      | { type: 'reason.choose'; reason: string }
      | { type: 'reasons.retry' }
      | { type: 'cancel.submit' }
      | { type: 'cancel.close' },
    emitted: {} as { type: 'problem'; error: unknown },
    output: {} as CancelOrderOutcome,
    tags: {} as 'busy',
  },
  actors: cancelOrderPorts,
  actions: {
    'offer the reasons': assign((_, { output }: { output: CancellationReasonList }) => ({
      reasons: output.data,
    })),
    'keep the reason': assign((_, { reason }: { reason: string }) => ({ reason })),
    'note the cancellation': assign((_, { output }: { output: Message }) => ({
      outcome: { type: 'canceled', message: output.message },
    })),
    'report the problem': emit((_, { error }: { error: unknown }) => ({ type: 'problem', error })),
  },
  guards: { 'a reason is given': ({ context }) => context.reason !== '' },
}).createMachine({
  id: 'cancelOrder',
  description: 'Does the customer want to cancel the order, and why?',
  context: ({ input }) => ({ order_id: input.order_id, reasons: [], reason: '', outcome: { type: 'kept' } }),
  output: ({ context }) => context.outcome,
  initial: 'loading',
  states: {
    loading: {
      description: 'The reasons to choose from are read.',
      tags: 'busy',
      invoke: {
        id: 'listCancellationReasons',
        src: 'listCancellationReasons',
        onDone: { target: 'choosing', actions: { type: 'offer the reasons', params: ({ event }) => event } },
        onError: 'failed',
      },
      on: { 'cancel.close': 'kept' },
    },
    failed: {
      description: 'The reasons did not come.',
      on: { 'reasons.retry': 'loading', 'cancel.close': 'kept' },
    },
    choosing: {
      description: 'The customer says why; without a reason nothing is canceled.',
      on: {
        'reason.choose': { actions: { type: 'keep the reason', params: ({ event }) => event } },
        'cancel.close': 'kept',
        'cancel.submit': { guard: 'a reason is given', target: 'sending' },
      },
    },
    sending: {
      description: 'The order is being canceled; this cannot be taken back.',
      tags: 'busy',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ order_id: context.order_id, reason: context.reason }),
        onDone: {
          target: 'canceled',
          actions: { type: 'note the cancellation', params: ({ event }) => event },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'report the problem', params: ({ event }) => event },
        },
      },
    },
    canceled: { description: 'The order is canceled.', type: 'final' },
    kept: { description: 'The order stays.', type: 'final' },
  },
})
