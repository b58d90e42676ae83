import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { LiveOrder, TrackedOrder } from '#openapi/generated/client.ts'
import { deadlineOf, isPlanned, liveOrders, type ShopMoment } from './live-order.ts'
import type { OrderQuestion } from './track-order.machine.ts'

export type RunningOrders = ShopMoment & { orders: readonly LiveOrder[] }

export const liveOrderPorts = {
  checkRunningOrder: port<RunningOrders>('checkRunningOrder'),
  trackOrder: port<TrackedOrder, OrderQuestion>('trackOrder'),
}

/**
 * Chooses the order that every page shows: an unpaid order, else the order that arrives first (docs/spec.md §4, §7). An
 * order for a later day waits for that day, or for the store to begin.
 */
export const liveOrderMachine = setup({
  types: {
    context: {} as {
      /** What the server said last, the most urgent first. */
      orders: readonly LiveOrder[]
      /** Orders for a later day, of which the pages do not speak yet. */
      planned: readonly LiveOrder[]
      /** Orders that the pages followed until they were no longer under way: they say how the first one ended. */
      gone: readonly (LiveOrder | TrackedOrder)[]
      /** Milliseconds that are left to pay, when the server answered. */
      left: number
      failures: number
    },
    /** An order was placed, paid, moved or canceled: here, in another tab, or by word of the server. */
    events: {} as { type: 'orders.changed' },
  },
  actors: liveOrderPorts,
  delays: {
    /** The server cancels an order within seconds of its deadline. */
    untilDeadline: ({ context }) => Math.max(context.left, 5_000),
    /** Minutes pass, and the event stream may be broken. */
    pollInterval: 60_000,
    farewell: 15_000,
    /** The day of a planned order begins at midnight; the first half hour of it is early enough. */
    plannedPause: 30 * 60_000,
    retryPause: ({ context }) => pauseAfter(context.failures),
  },
  actions: {
    'note the orders': assign(({ context }, { output }: { output: RunningOrders }) => {
      const planned = output.orders.filter((order) => isPlanned(order, output))
      const orders = liveOrders(output.orders.filter((order) => !planned.includes(order)))
      const followed = context.orders.slice(0, 1)
      const isRunning = (id: number) => output.orders.some((order) => order.id === id)
      const gone = [...context.gone, ...followed].filter(({ id }) => !isRunning(id))
      const left = orders.map((order) => (deadlineOf(order) ?? output.now) - output.now)
      return { orders, planned, gone, left: left[0] ?? 0 }
    }),
    'note how it ended': assign((_, { output }: { output: TrackedOrder }) => ({ gone: [output] })),
    'let it go': assign({ gone: [] }),
    'count the failure': assign(({ context }) => ({ failures: context.failures + 1 })),
    'forget the failures': assign({ failures: 0 }),
  },
  guards: {
    'the followed order is over': ({ context }) => context.gone.length > 0,
    'an order waits to be paid': ({ context }) =>
      context.orders.some((order) => deadlineOf(order) !== undefined),
    'an order is under way': ({ context }) => context.orders.length > 0,
    'an order is planned': ({ context }) => context.planned.length > 0,
    'the server does not show it': (_, { error }: { error: unknown }) => isNotFound(error),
  },
}).createMachine({
  id: 'liveOrder',
  description: 'Which order do the pages show?',
  context: { orders: [], planned: [], gone: [], left: 0, failures: 0 },
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads the orders under way; the pages keep showing the last answer.',
      on: { 'orders.changed': { target: 'reading', reenter: true } },
      invoke: {
        id: 'checkRunningOrder',
        src: 'checkRunningOrder',
        onDone: { target: 'deciding', actions: { type: 'note the orders', params: ({ event }) => event } },
        onError: { target: 'unread', actions: 'count the failure' },
      },
    },
    deciding: {
      description: 'What do the pages show now?',
      always: [
        { guard: 'the followed order is over', target: 'readingEnd' },
        { guard: 'an order waits to be paid', target: 'unpaid' },
        { guard: 'an order is under way', target: 'underWay' },
        { guard: 'an order is planned', target: 'planned' },
        'resting',
      ],
    },
    unpaid: {
      description:
        'The pages remind the customer until the time to pay is over and the server has canceled the order.',
      entry: 'forget the failures',
      on: { 'orders.changed': 'reading' },
      after: { untilDeadline: 'reading' },
    },
    underWay: {
      description: 'The pages show the status of the order, and when it arrives.',
      entry: 'forget the failures',
      on: { 'orders.changed': 'reading' },
      after: { pollInterval: 'reading' },
    },
    planned: {
      description:
        'Every order is for a later day; the app asks the server now and then, until that day begins.',
      entry: 'forget the failures',
      on: { 'orders.changed': 'reading' },
      after: { plannedPause: 'reading' },
    },
    readingEnd: {
      description: 'The order is no longer under way, and the app reads how the order ended.',
      invoke: {
        id: 'trackOrder',
        src: 'trackOrder',
        input: ({ context }) => ({ order_id: context.gone[0]!.id, contact_number: '' }),
        onDone: { target: 'ended', actions: { type: 'note how it ended', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'the server does not show it', params: ({ event }) => event },
            target: 'deciding',
            actions: 'let it go',
          },
          { target: 'unread', actions: 'count the failure' },
        ],
      },
    },
    ended: {
      description: 'The pages show for a while how the order ended; updates of other orders wait.',
      entry: 'forget the failures',
      exit: 'let it go',
      after: { farewell: 'reading' },
    },
    resting: {
      description: 'No order is under way.',
      entry: 'forget the failures',
      on: { 'orders.changed': 'reading' },
    },
    unread: {
      description:
        'The app could not read the orders under way, or how an order ended, and asks again after a pause.',
      on: { 'orders.changed': 'reading' },
      after: { retryPause: 'reading' },
    },
  },
})
