import { ApiError } from '#api/api-error.ts'
import { payOnlineMachine } from '#machines/checkout/pay-online.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const order = { order_id: 100001, amount: 42.5 }
const gateway = { redirect_link: 'https://pay.example/1' }
const orderNews = { type: 'order.news' } as const
const started = ['startPayment', order] as ['startPayment', typeof order]
const opened = ['openGateway', { order_id: 100001, ...gateway }] as [
  'openGateway',
  { order_id: number; redirect_link: string },
]
const offline = new TypeError('Failed to fetch')
const nothingToPay = new ApiError(409, [{ code: 'order', message: 'Nothing is left to pay.' }])
const confirming = new ApiError(409, [
  { code: 'payment_status', message: 'Your payment is being confirmed.' },
])

/** docs/spec.md §4, failed order payment; docs/contract.md §2 Orders: the order says whether it is paid. */
export const payOnlineStories = stories(payOnlineMachine, {
  'a customer who pays online goes to the gateway, and the order is read again after the return': {
    input: order,
    when: [at('opening'), done('startPayment', gateway), at('away'), done('openGateway')],
    ends: 'back',
    asked: [started, opened],
    output: { type: 'changed' },
  },
  'an order that the server sends word of while the browser is away is read again': {
    input: order,
    when: [ignored(orderNews), done('startPayment', gateway), orderNews],
    ends: 'back',
    output: { type: 'changed' },
  },
  'an order whose payment is being confirmed opens no gateway': {
    input: order,
    when: [refused('startPayment', confirming)],
    ends: 'confirming',
    asked: [started],
    output: { type: 'confirming' },
  },
  'an order that was paid in another tab opens no gateway, and says why': {
    input: order,
    when: [refused('startPayment', nothingToPay)],
    ends: 'failed',
    asked: [started],
    output: { type: 'failure', error: nothingToPay },
  },
  'a gateway that the browser cannot open says why': {
    input: order,
    when: [done('startPayment', gateway), refused('openGateway', offline)],
    ends: 'failed',
    output: { type: 'failure', error: offline },
  },
})
