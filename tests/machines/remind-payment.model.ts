import { remindPaymentMachine } from '#machines/remind-payment.machine.ts'
import { model } from '#tests/support/model.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const waiting = {
  id: 7,
  payment_method: 'digital_payment',
  payment_deadline: '2026-11-20T12:10:00.000Z',
} as const

export const remindPaymentModel = model(remindPaymentMachine, {
  inputs: { start: undefined },
  events: { 'orders.changed': [{}] },
  answers: {
    readOrdersUnderWay: {
      done: [
        { orders: [waiting], now, ahead: 0 },
        { orders: [], now, ahead: 0 },
      ],
      refused: [new Error('connection reset')],
    },
  },
  place: ({ context }) => String(Math.min(context.failures, 1)),
})
