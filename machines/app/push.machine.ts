import { assign, emit, fromEventObservable, setup, toObserver } from 'xstate'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { OrderStatus, TrackedOrder } from '#openapi/generated/client.ts'

/** The status tells neither the step that a refund took nor that a parcel was lost. Other backends do not send the kind of the order. */
export type OrderChange = {
  order_id: number
  order_status: OrderStatus
  order_type?: TrackedOrder['order_type']
  refund?: 'approved' | 'declined' | 'sent'
  lost?: true
}

/** An event of the event stream (docs/spec.md §4, push messages). */
export type StreamEvent =
  | { type: 'stream.open' }
  | ({ type: 'order.news' } & OrderChange)
  | { type: 'message.news'; conversation_id: number; sender_type: string }
  | { type: 'referral.news'; title: string; body: string }

/** What the shop says, by the stream or through the service worker. */
export type ShopUpdate = Exclude<StreamEvent, { type: 'stream.open' }>

type Fact =
  | ({ type: 'order.changed' } & OrderChange)
  | { type: 'message.arrived'; conversation_id: number; sender_type: string }
  | { type: 'referral.arrived'; title: string; body: string }

/** Only the known fields: a newer server may send more. */
function factOf(update: ShopUpdate): Fact {
  if (update.type === 'order.news') {
    const { order_id, order_status, order_type, refund, lost } = update
    return { type: 'order.changed', order_id, order_status, order_type, refund, lost }
  }
  if (update.type === 'message.news') {
    const { conversation_id, sender_type } = update
    return { type: 'message.arrived', conversation_id, sender_type }
  }
  const { title, body } = update
  return { type: 'referral.arrived', title, body }
}

export const pushPorts = {
  /** A stream and not a request: it runs until the server closes it (done) or refuses it. */
  streamEvents: fromEventObservable<StreamEvent, void>(() => ({
    subscribe(observer) {
      toObserver(observer).error?.(new Error('Port "streamEvents" is not connected'))
      return { unsubscribe() {} }
    },
  })),
}

/** Keeps the event stream open and emits its events (docs/spec.md §4, push messages). */
export const pushMachine = setup({
  types: {
    context: {} as { failures: number },
    events: {} as
      | StreamEvent
      /** The customer or guest changed: closes the stream of the previous one. */
      | { type: 'shopper.change' }
      /** The browser is online again. */
      | { type: 'push.retry' }
      /** A push message that the service worker handed to the visible page. */
      | { type: 'device.news'; update: ShopUpdate },
    emitted: {} as Fact,
  },
  actors: pushPorts,
  delays: { retryPause: ({ context }) => pauseAfter(context.failures) },
  actions: {
    'count the failure': assign({ failures: ({ context }) => context.failures + 1 }),
    'forget the failures': assign({ failures: 0 }),
    'pass on the news': emit((_, { update }: { update: ShopUpdate }) => factOf(update)),
  },
  guards: {
    'the shop has no such line': (_, { error }: { error: unknown }) => isNotFound(error),
  },
}).createMachine({
  id: 'push',
  description:
    'Is the event stream open, by which the server reports changes of orders, messages and referrals?',
  context: { failures: 0 },
  on: { 'shopper.change': { target: '.connected', actions: 'forget the failures' } },
  initial: 'connected',
  states: {
    connected: {
      description: 'The browser opens the event stream, or has it open.',
      initial: 'connecting',
      invoke: {
        id: 'streamEvents',
        src: 'streamEvents',
        onDone: { target: 'backingOff', actions: 'count the failure' },
        onError: [
          {
            guard: { type: 'the shop has no such line', params: ({ event }) => event },
            target: 'unavailable',
          },
          { target: 'backingOff', actions: 'count the failure' },
        ],
      },
      states: {
        connecting: {
          description: 'The server has not answered yet.',
          on: {
            'stream.open': { target: 'listening', actions: 'forget the failures' },
            'device.news': {
              actions: { type: 'pass on the news', params: ({ event: { update } }) => ({ update }) },
            },
          },
        },
        listening: {
          description: 'The event stream is open; the app ignores the same events from the service worker.',
          on: {
            'order.news': {
              actions: { type: 'pass on the news', params: ({ event }) => ({ update: event }) },
            },
            'message.news': {
              actions: { type: 'pass on the news', params: ({ event }) => ({ update: event }) },
            },
            'referral.news': {
              actions: { type: 'pass on the news', params: ({ event }) => ({ update: event }) },
            },
          },
        },
      },
    },
    backingOff: {
      description:
        'The event stream broke or did not open; the next attempt waits longer after every failure.',
      after: { retryPause: 'connected' },
      on: {
        'push.retry': 'connected',
        'device.news': {
          actions: { type: 'pass on the news', params: ({ event: { update } }) => ({ update }) },
        },
      },
    },
    unavailable: {
      description: 'This server has no event stream; the other flows ask the server from time to time.',
      on: {
        'device.news': {
          actions: { type: 'pass on the news', params: ({ event: { update } }) => ({ update }) },
        },
      },
    },
  },
})
