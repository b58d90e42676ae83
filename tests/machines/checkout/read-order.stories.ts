import { ApiError } from '#api/api-error.ts'
import { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import { unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100001, contact_number: '+971501234567' }
const asked = ['trackOrder', input] as ['trackOrder', typeof input]
const offline = new TypeError('Failed to fetch')
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])
const orderNews = { type: 'order.news' } as const
const lookAgain = { type: 'look.again' } as const

/** docs/spec.md §4, failed order payment; docs/contract.md §2 Orders: the server says how the order stands. */
export const readOrderStories = stories(readOrderMachine, {
  'an order is read from the server': {
    input,
    when: [at('reading', ['busy']), done('trackOrder', unpaid())],
    ends: 'read',
    asked: [asked],
    output: unpaid(),
  },
  'an order that changes while it is read is read again, because the answer would be out of date': {
    input,
    when: [orderNews, at('reading'), done('trackOrder', unpaid())],
    ends: 'read',
    asked: [asked, asked],
    output: unpaid(),
  },
  'an order that cannot be read is read again with longer pauses, sooner when the customer asks': {
    input,
    when: [
      refused('trackOrder', offline),
      at('unread', []),
      after('retryPause', 1_000),
      refused('trackOrder', offline),
      after('retryPause', 2_000),
      refused('trackOrder', offline),
      orderNews,
      refused('trackOrder', offline),
      lookAgain,
      refused('trackOrder', offline),
      after('retryPause', 1_000),
    ],
    ends: 'reading',
    asked: [asked, asked, asked, asked, asked, asked],
  },
  'an order that does not exist is not found, and is looked for again when the server sends word': {
    input,
    when: [refused('trackOrder', gone), at('notFound', []), ignored(lookAgain), orderNews],
    ends: 'reading',
    asked: [asked, asked],
  },
})
