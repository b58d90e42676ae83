import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { type UnpaidOrder, unpaidOrders } from '#machines/rules/unpaid-orders.ts'
import type { Order } from '#openapi/generated/client.ts'

/** The orders under way, and the server's clock: `now` when it answered, `ahead` of this device by so many milliseconds. */
export type OrdersUnderWay = {
  orders: readonly Pick<Order, 'id' | 'payment_method' | 'payment_deadline'>[]
  now: number
  ahead: number
}

export const remindPaymentPorts = { readOrdersUnderWay: port<OrdersUnderWay>('readOrdersUnderWay') }

/** Decides of which order the pages remind the customer: the one whose time to pay ends first. */
export const remindPaymentMachine = setup({
  types: {
    /** `unpaid` is what the server said last; `left` is the time until the first deadline then, in milliseconds. */
    context: {} as { unpaid: readonly UnpaidOrder[]; left: number; ahead: number; failures: number },
    /** An order was placed, paid or canceled: here, in another tab, or by word of the server. */
    events: {} as { type: 'orders.changed' },
  },
  actors: remindPaymentPorts,
  delays: {
    untilDeadline: ({ context }) => context.left,
    retryPause: ({ context }) => pauseAfter(context.failures),
  },
  actions: {
    'note the orders': assign((_, { output }: { output: OrdersUnderWay }) => {
      const unpaid = unpaidOrders(output.orders, output.now)
      const left = unpaid.map(({ deadline }) => deadline - output.now)
      return { unpaid, left: left[0] ?? 0, ahead: output.ahead, failures: 0 }
    }),
    'count the failure': assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: { 'an order waits to be paid': ({ context }) => context.unpaid.length > 0 },
}).createMachine({
  id: 'remindPayment',
  description: 'Which order waits to be paid?',
  context: { unpaid: [], left: 0, ahead: 0, failures: 0 },
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked; what it said last stays on show.',
      on: { 'orders.changed': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readOrdersUnderWay',
        src: 'readOrdersUnderWay',
        onDone: { target: 'deciding', actions: { type: 'note the orders', params: ({ event }) => event } },
        onError: { target: 'unread', actions: 'count the failure' },
      },
    },
    deciding: {
      description: 'Does an order wait to be paid?',
      always: [{ guard: 'an order waits to be paid', target: 'waiting' }, 'resting'],
    },
    waiting: {
      description: 'The pages remind the customer until the time to pay is over.',
      on: { 'orders.changed': 'reading' },
      after: { untilDeadline: 'reading' },
    },
    resting: {
      description: 'No order waits to be paid.',
      on: { 'orders.changed': 'reading' },
    },
    unread: {
      description: 'No answer came; the server is asked again after a pause.',
      on: { 'orders.changed': 'reading' },
      after: { retryPause: 'reading' },
    },
  },
})
