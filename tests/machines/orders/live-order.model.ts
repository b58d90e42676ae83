import { ApiError } from '#api/api-error.ts'
import { liveOrderMachine } from '#machines/orders/live-order.machine.ts'
import {
  endedAs,
  now,
  plannedFor,
  runningOrder,
  tomorrow,
  waitsFor,
} from '#tests/machines/samples/live-order.ts'
import { model } from '#tests/support/model.ts'

export const liveOrderModel = model(liveOrderMachine, {
  inputs: { start: undefined },
  events: { 'orders.changed': [{}] },
  answers: {
    checkRunningOrder: {
      done: [
        // Past its deadline: the delay is then the same under the clock of every level.
        { orders: [waitsFor(7, -1)], now, tomorrow },
        { orders: [], now, tomorrow },
        { orders: [runningOrder(7)], now, tomorrow },
        { orders: [plannedFor(7)], now, tomorrow },
      ],
      refused: [new Error('connection reset')],
    },
    trackOrder: {
      done: [endedAs(7, 'delivered')],
      refused: [
        new ApiError(404, [{ code: 'order', message: 'Order not found' }]),
        new Error('connection reset'),
      ],
    },
  },
  stateKey: ({ context }) => String(Math.min(context.failures, 1)),
})
