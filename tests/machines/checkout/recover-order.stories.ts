import { recoverOrderMachine } from '#machines/checkout/recover-order.machine.ts'
import { attempt, order } from '#tests/machines/samples/checkout.ts'
import { refusal } from '#tests/machines/samples.ts'
import { type ActorOf, type AskedOf, after, at, done, refused, stories } from '#tests/support/story.ts'

type Asked = AskedOf<ActorOf<typeof recoverOrderMachine>>

const input = { attempt }
const lost = new Error('connection reset')
const broken = refusal(503, { code: 'unavailable', message: 'Try again later.' })
const missing = refusal(404, { code: 'order', message: 'Order not found.' })
const signedOut = refusal(401, { code: 'auth-001', message: 'Unauthenticated.' })
const stillRunning = refusal(409, { code: 'idempotency_key', message: 'Your order is being placed.' })
const askedToWait = (retryAfter: number) =>
  Object.assign(refusal(409, ...stillRunning.errors), { retryAfter })
const asked: Asked = ['findPlacedOrder', attempt]
const taken: Asked = ['takeOrderKey', attempt]

/** docs/contract.md §1 Idempotency-Key, §2 `/order/by-key`: the stored key leads to the order. */
export const recoverOrderStories = stories(recoverOrderMachine, {
  'the search finds the order of the stored key, and takes the key': {
    input,
    when: [at('asking'), done('findPlacedOrder', order), at('takingKey'), done('takeOrderKey', true)],
    ends: 'found',
    asked: [asked, taken],
    output: { type: 'found', order, attempt },
  },
  'the search is silent when another tab, or checkout, has told the customer meanwhile': {
    input,
    when: [done('findPlacedOrder', order), done('takeOrderKey', false)],
    ends: 'nothing',
    asked: [asked, taken],
    output: { type: 'nothing' },
  },
  'the search tells of the order although the storage is blocked': {
    input,
    when: [done('findPlacedOrder', order), refused('takeOrderKey')],
    ends: 'found',
    output: { type: 'found', order, attempt },
  },
  'the search keeps the key when nothing was placed under it': {
    input,
    when: [refused('findPlacedOrder', missing)],
    ends: 'nothing',
    asked: [asked],
    output: { type: 'nothing' },
  },
  'the search ends when this shopper may not ask': {
    input,
    when: [refused('findPlacedOrder', signedOut)],
    ends: 'nothing',
    asked: [asked],
    output: { type: 'nothing' },
  },
  'the search asks again while the order is being placed, as late as the server says': {
    input,
    when: [
      refused('findPlacedOrder', stillRunning),
      at('waiting'),
      after('stillRunningPause', 2000),
      refused('findPlacedOrder', askedToWait(5)),
      after('stillRunningPause', 5000),
      refused('findPlacedOrder', stillRunning),
      after('stillRunningPause', 5000),
      done('findPlacedOrder', order),
      done('takeOrderKey', true),
    ],
    ends: 'found',
    asked: [asked, asked, asked, asked, taken],
    output: { type: 'found', order, attempt },
  },
  'the search asks again later when no answer comes, and later still the next time': {
    input,
    when: [
      refused('findPlacedOrder', lost),
      at('unanswered'),
      after('retryPause', 1000),
      refused('findPlacedOrder', broken),
      after('retryPause', 2000),
      done('findPlacedOrder', order),
      done('takeOrderKey', true),
    ],
    ends: 'found',
    asked: [asked, asked, asked, taken],
    output: { type: 'found', order, attempt },
  },
})
