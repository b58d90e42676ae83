import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { expectedFigure, hasCode } from '#machines/rules/refusal.ts'
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
  /** Sent again after a lost reply, it answers as it did the first time. */
  cancelOrder: port<Message, OrderCancellation>('cancelOrder'),
}

/** Decides whether an order is canceled, and why (docs/spec.md §2, cancel-order reason dialog). */
export const cancelOrderMachine = setup({
  types: {
    /** `fee`: what canceling costs, as the app shows it. */
    input: {} as { order_id: number; fee: number },
    context: {} as { order_id: number; fee: number; reasons: CancellationReason[]; reason: string },
    events: {} as
      | { type: 'reason.choose'; reason: string }
      | { type: 'reasons.retry' }
      | { type: 'cancel.submit' }
      | { type: 'cancel.close' },
    emitted: {} as
      | { type: 'failure'; error: unknown }
      /** The order has moved on: the app shows another status than the server has. */
      | { type: 'order.outdated' },
    output: {} as CancelOrderOutcome,
    tags: {} as 'busy',
  },
  actors: cancelOrderPorts,
  actions: {
    'offer the reasons': assign((_, { output }: { output: CancellationReasonList }) => ({
      reasons: output.data,
    })),
    'keep the reason': assign((_, { reason }: { reason: string }) => ({ reason })),
    'show the new fee': assign((_, { error }: { error: unknown }) => ({
      fee: expectedFigure(error, 'cancel_fee')!,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
    'report the outdated order': emit({ type: 'order.outdated' }),
  },
  guards: {
    'a reason is given': ({ context }) => context.reason !== '',
    'the fee has changed': (_, { error }: { error: unknown }) =>
      expectedFigure(error, 'cancel_fee') !== undefined,
    'the order has moved on': (_, { error }: { error: unknown }) => hasCode(error, 409, 'order_status'),
  },
}).createMachine({
  id: 'cancelOrder',
  description: 'Does the customer want to cancel the order, and why?',
  context: ({ input }) => ({ ...input, reasons: [], reason: '' }),
  output: ({ event }) => event.output as CancelOrderOutcome,
  initial: 'loading',
  states: {
    loading: {
      description: 'The app reads the reasons to choose from.',
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
      description: 'The reasons did not load.',
      on: { 'reasons.retry': 'loading', 'cancel.close': 'kept' },
    },
    choosing: {
      description: 'The customer chooses a reason; without a reason, the customer cannot cancel the order.',
      on: {
        'reason.choose': { actions: { type: 'keep the reason', params: ({ event }) => event } },
        'cancel.close': 'kept',
        'cancel.submit': { guard: 'a reason is given', target: 'sending' },
      },
    },
    sending: {
      description: 'The server cancels the order; the customer cannot take this back.',
      tags: 'busy',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { order_id, reason, fee } }) => ({
          order_id,
          reason,
          ...(fee > 0 && { cancel_fee: fee }),
        }),
        onDone: 'canceled',
        onError: [
          {
            guard: { type: 'the order has moved on', params: ({ event }) => event },
            target: 'tooLate',
          },
          {
            guard: { type: 'the fee has changed', params: ({ event }) => event },
            target: 'agreeing',
            actions: { type: 'show the new fee', params: ({ event }) => event },
          },
          { target: 'choosing', actions: { type: 'report the failure', params: ({ event }) => event } },
        ],
      },
    },
    agreeing: {
      description:
        'The courier has moved on, and canceling costs another fee; the customer agrees to it, or keeps the order.',
      entry: 'report the outdated order',
      on: { 'cancel.submit': 'sending', 'cancel.close': 'kept' },
    },
    tooLate: {
      description: 'The server refuses because the store has started the order, and the order stays.',
      entry: 'report the outdated order',
      on: { 'cancel.close': 'kept' },
    },
    canceled: {
      description: 'The server canceled the order.',
      type: 'final',
      output: ({ event }): CancelOrderOutcome => {
        const { output } = event as object as { output: Message }
        return { type: 'canceled', message: output.message }
      },
    },
    kept: {
      description: 'The order stays.',
      type: 'final',
      output: (): CancelOrderOutcome => ({ type: 'kept' }),
    },
  },
})
