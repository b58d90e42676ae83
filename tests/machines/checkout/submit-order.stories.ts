import { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import { draft, key, placed as order, placement, purpose } from '#tests/machines/samples/submission.ts'
import { refusal } from '#tests/machines/samples.ts'
import { type ActorOf, type AskedOf, after, at, done, refused, stories } from '#tests/support/story.ts'

type Asked = AskedOf<ActorOf<typeof submitOrderMachine>>

const start = { placement, purpose, draft }
const storedAttempt = { key, purpose, kind: 'cart', guest_id: null, contact_number: '', draft } as const
/** It was made before the customer changed the phone, by a release that did not name the draft. */
const { draft: _, ...nameless } = storedAttempt
const attempt = { ...nameless, guest_id: 'guest-7', contact_number: '+971511111111' } as const
const lost = new Error('connection reset')
const broken = refusal(503, { code: 'unavailable', message: 'Try again later.' })
const stillRunning = refusal(409, { code: 'idempotency_key', message: 'Your order is being placed.' })
const askedToWait = (retryAfter: number) =>
  Object.assign(refusal(409, ...stillRunning.errors), { retryAfter })
const usedBefore = refusal(422, { code: 'idempotency_key', message: 'Already sent with other content.' })
const dearer = refusal(403, { code: 'order_amount', message: 'The total is now 22.00.' })
const changed = refusal(403, { code: 'price_changed', message: 'A price has changed.' })
const soldOut = refusal(403, { code: 'stock', message: 'Lentil soup is out of stock.' })
const online = done('isOnline', true)
const offline = done('isOnline', false)
const begun = [done('readOrderKey', null), online, done('newOrderKey', key), done('storeOrderKey')] as const
const asked: Asked[] = [['readOrderKey'], ['isOnline'], ['newOrderKey'], ['storeOrderKey', storedAttempt]]
const sent: Asked = ['placeOrder', { key, placement }]

/** docs/contract.md §1 Idempotency-Key; docs/spec.md §4 Checkout from the cart: one key for every retry and a reload. */
export const submitOrderStories = stories(submitOrderMachine, {
  'the order submission stores a new key before anything is sent, and forgets it once the order is placed': {
    input: start,
    when: [
      at('readingKey', ['busy']),
      done('readOrderKey', null),
      at('checkingConnection', ['busy']),
      online,
      at('makingKey', ['busy']),
      done('newOrderKey', key),
      at('keepingKey', ['busy']),
      done('storeOrderKey'),
      at('sending', ['busy']),
      done('placeOrder', order),
      at('forgettingKey', ['busy']),
      done('forgetOrderKey'),
    ],
    ends: 'answered',
    asked: [...asked, sent, ['forgetOrderKey']],
    output: { type: 'placed', order },
  },
  'the order submission sends the key of before a reload when the order is the same': {
    input: start,
    when: [done('readOrderKey', storedAttempt), done('placeOrder', order), done('forgetOrderKey')],
    ends: 'answered',
    asked: [['readOrderKey'], sent, ['forgetOrderKey']],
    output: { type: 'placed', order },
  },
  'the order submission makes a new key when the stored one was made for other goods': {
    input: start,
    when: [
      done('readOrderKey', { ...storedAttempt, key: 'key-of-yesterday-00', purpose: 'cart/guest-7/3.9..1' }),
      online,
    ],
    ends: 'makingKey',
    asked: [['readOrderKey'], ['isOnline'], ['newOrderKey']],
  },
  'the order submission orders with a new key when the storage cannot be read or written': {
    input: start,
    when: [refused('readOrderKey'), refused('isOnline'), done('newOrderKey', key), refused('storeOrderKey')],
    ends: 'sending',
    asked: [...asked, sent],
  },
  'the order submission sends and keeps nothing while the browser is offline, until the customer tries again online':
    {
      input: start,
      when: [
        done('readOrderKey', null),
        offline,
        at('unsent'),
        { type: 'retry' },
        at('checkingConnection', ['busy']),
        offline,
        at('unsent'),
        { type: 'retry' },
        online,
      ],
      ends: 'makingKey',
      asked: [['readOrderKey'], ['isOnline'], ['isOnline'], ['isOnline'], ['newOrderKey']],
    },
  'a customer who is offline leaves the order, which was never sent': {
    input: start,
    when: [done('readOrderKey', null), offline, { type: 'wait.leave' }],
    ends: 'givenUp',
    asked: [['readOrderKey'], ['isOnline']],
    output: { type: 'givenUp' },
  },
  'an order that may have been sent before a reload stays in doubt, also offline': {
    input: start,
    when: [done('readOrderKey', storedAttempt), refused('placeOrder', lost)],
    ends: 'unanswered',
    asked: [['readOrderKey'], sent],
  },
  'the order submission sends nothing without a key': {
    input: start,
    when: [done('readOrderKey', null), online, refused('newOrderKey', lost)],
    ends: 'refused',
    output: { type: 'refused', error: lost },
  },
  'the order submission retries with the same key when the reply was lost': {
    input: start,
    when: [
      ...begun,
      refused('placeOrder', lost),
      at('unanswered'),
      { type: 'retry' },
      refused('placeOrder', broken),
      at('unanswered'),
      { type: 'retry' },
      done('placeOrder', order),
      done('forgetOrderKey'),
    ],
    ends: 'answered',
    asked: [...asked, sent, sent, sent, ['forgetOrderKey']],
    output: { type: 'placed', order },
  },
  'the order submission keeps the key when the customer does not wait for an answer': {
    input: start,
    when: [...begun, refused('placeOrder', lost), { type: 'wait.leave' }],
    ends: 'givenUp',
    asked: [...asked, sent],
    output: { type: 'givenUp' },
  },
  'the order submission asks again after a moment while the first request still runs': {
    input: start,
    when: [
      ...begun,
      refused('placeOrder', stillRunning),
      at('waiting', ['busy']),
      after('stillRunningPause', 2000),
      done('placeOrder', order),
      refused('forgetOrderKey'),
    ],
    ends: 'answered',
    asked: [...asked, sent, sent, ['forgetOrderKey']],
    output: { type: 'placed', order },
  },
  'the order submission waits as long as the server asks for, and as long again when it does not say': {
    input: start,
    when: [
      ...begun,
      refused('placeOrder', askedToWait(5)),
      after('stillRunningPause', 5000),
      refused('placeOrder', stillRunning),
      after('stillRunningPause', 5000),
      refused('placeOrder', askedToWait(1)),
      after('stillRunningPause', 1000),
    ],
    ends: 'sending',
    asked: [...asked, sent, sent, sent, sent],
  },
  'the order submission waits from one to 30 seconds, although the server asks for less or more': {
    input: start,
    when: [
      ...begun,
      refused('placeOrder', askedToWait(0)),
      after('stillRunningPause', 1000),
      refused('placeOrder', askedToWait(86_400)),
      after('stillRunningPause', 30_000),
    ],
    ends: 'sending',
    asked: [...asked, sent, sent, sent],
  },
  'the order submission finds the order that an earlier attempt became, and forgets its key': {
    input: start,
    when: [
      done('readOrderKey', attempt),
      refused('placeOrder', usedBefore),
      at('finding', ['busy']),
      done('findPlacedOrder', order),
      done('forgetOrderKey'),
    ],
    ends: 'answered',
    asked: [['readOrderKey'], sent, ['findPlacedOrder', attempt], ['forgetOrderKey']],
    output: { type: 'placedBefore', order, attempt },
  },
  'the order submission asks the customer to try again when the earlier order cannot be read': {
    input: start,
    when: [
      done('readOrderKey', attempt),
      refused('placeOrder', usedBefore),
      refused('findPlacedOrder', lost),
      at('unanswered'),
      { type: 'retry' },
      refused('placeOrder', usedBefore),
      done('findPlacedOrder', order),
      refused('forgetOrderKey'),
    ],
    ends: 'answered',
    output: { type: 'placedBefore', order, attempt },
  },
  'the key of a guest names the guest and the phone that the order is tracked with': {
    input: {
      ...start,
      placement: { ...placement, guest_id: 'guest-7', contact_person_number: '+971500000000' },
    },
    when: [done('readOrderKey', null), online, done('newOrderKey', key)],
    ends: 'keepingKey',
    asked: [
      ['readOrderKey'],
      ['isOnline'],
      ['newOrderKey'],
      ['storeOrderKey', { ...storedAttempt, guest_id: 'guest-7', contact_number: '+971500000000' }],
    ],
  },
  'the order submission ends with the new price when the server computes another amount': {
    input: start,
    when: [...begun, refused('placeOrder', dearer)],
    ends: 'repriced',
    output: { type: 'repriced', error: dearer },
  },
  'the order submission ends with the new price when a price has changed': {
    input: start,
    when: [...begun, refused('placeOrder', changed)],
    ends: 'repriced',
    output: { type: 'repriced', error: changed },
  },
  'the order submission ends with the reason when the server refuses': {
    input: start,
    when: [...begun, refused('placeOrder', soldOut)],
    ends: 'refused',
    output: { type: 'refused', error: soldOut },
  },
})
