import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { createStripe } from '#server/payments/stripe.ts'
import { newCustomer, openShop } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { giveTo, purseOf } from './support/books.ts'
import { atDepth } from './support/depth.ts'
import { cashierOf, comeBack, rowsOf, startPayment } from './support/online-payment.ts'
import { noon } from './support/small-shop.ts'
import {
  type StandInSession,
  secretKey,
  signed,
  startStripe,
  webhookSecret,
} from './support/stripe-stand-in.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.stop())

const shop = openShop({
  payments: () => createStripe({ secretKey, webhookSecret, now: () => shop.now, origin: stripe.origin }),
  env: { PUBLIC_URL: 'https://shop.test' },
})

const NOW = noon.getTime() / 1000

/** A message of Stripe about a session, also about a state that the session has left since. */
const send = (session: StandInSession, type: string, more: Partial<StandInSession> = {}) => {
  const object = { ...session, payment_intent: session.payment_intent?.id ?? null, ...more }
  const raw = JSON.stringify({ id: 'evt_1', type, data: { object } })
  return shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${NOW},v1=${signed(raw, NOW)}` },
    payload: raw,
  })
}

type Scene = { order_id: number; session: StandInSession }
type Event = (scene: Scene) => Promise<unknown>

const refusal: Event = ({ session }) =>
  send(session, 'checkout.session.async_payment_failed', { status: 'complete', payment_status: 'unpaid' })
const poll: Event = async () => {
  const job = watchUnpaidOrders({
    ...cashierOf(shop).cashier,
    minutes: 30,
    onError: (error) => expect(error).toBe(undefined),
  })
  await job.tick()
  await job.stop()
}
const goBack: Event = ({ order_id }) => comeBack(shop, order_id)

const events = {
  paid: {
    'the browser returns': goBack,
    'a message says paid': ({ session }) => send(session, 'checkout.session.completed'),
    'the message comes again': ({ session }) => send(session, 'checkout.session.completed'),
    'a refusal comes late': refusal,
    'the job asks': poll,
  },
  refused: {
    'the browser returns': goBack,
    'a message says refused': refusal,
    'the message comes again': refusal,
    'the page is said to be expired': ({ session }) =>
      send(session, 'checkout.session.expired', { status: 'expired' }),
    'the job asks': poll,
  },
} satisfies Record<string, Record<string, Event>>

/** The state that Stripe knows, independent of the messages that it has sent. */
const truths: Record<keyof typeof events, Partial<StandInSession>> = {
  paid: { status: 'complete', payment_status: 'paid', payment_intent: { id: 'pi_1', status: 'succeeded' } },
  refused: {
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { id: 'pi_2', status: 'requires_payment_method' },
  },
}

function permutations<One>(list: One[]): One[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

/** Of five events, ten orders in which each stands twice in every place and twice directly after each of the others. */
const balanced = <One>(list: One[]): One[][] =>
  list.flatMap((_, first) => {
    const order = [0, 1, 4, 2, 3].map((step) => list[(first + step) % list.length]!)
    return [order, order.toReversed()]
  })

/** An order of a customer, 24.63, of which the wallet has paid a part, on its page at Stripe. */
async function onThePage(wallet: number): Promise<Scene & { seen: () => Promise<object> }> {
  const person = await newCustomer(shop.app)
  const { services } = shop
  if (wallet > 0) await giveTo({ services, person }, { wallet })
  const partial_payment = wallet > 0 ? 1 : 0
  const order_id = await giveOrder(
    { services, person },
    { payment_method: 'digital_payment', partial_payment },
  )
  await startPayment(person, order_id)
  const { last } = await rowsOf(shop, order_id)
  const seen = async () => {
    const query = { order_id }
    const { data } = await person.api.GET('/order/track', { params: { query } })
    const { order_status, payment_status, payments, repayments, online_payment } = data!
    const { status, failure_reason } = online_payment!
    const { wallet_balance } = await purseOf(person)
    return { order_status, payment_status, payments, repayments, status, failure_reason, wallet_balance }
  }
  return { order_id, session: stripe.sessions.get(last.reference!)!, seen }
}

const ends = {
  paid: (wallet: number) => ({
    order_status: 'pending',
    payment_status: 'paid',
    payments: expect.arrayContaining([
      { payment_method: 'digital_payment', payment_status: 'paid', amount: (2463 - wallet) / 100 },
    ]),
    repayments: [],
    status: 'paid',
    failure_reason: null,
    wallet_balance: 0,
  }),
  refused: (wallet: number) => ({
    order_status: 'failed',
    payment_status: 'unpaid',
    payments: [{ payment_method: 'digital_payment', payment_status: 'unpaid', amount: 24.63 }],
    repayments: [],
    status: expect.stringMatching(/^(failed|expired)$/),
    failure_reason: expect.stringMatching(/^(bank_refused|expired)$/),
    wallet_balance: wallet / 100,
  }),
}

describe.each(['paid', 'refused'] as const)('a payment that Stripe knows as %s', (truth) => {
  it.each([
    ['of the whole order', 0],
    ['of what the wallet leaves', 1000],
  ])('%s ends in the same state in every order of events', async (_, wallet) => {
    const named = Object.entries<Event>(events[truth])
    const all = permutations(named)
    expect(all).toHaveLength(120)
    // A wallet pays a part of an order that must come through: most can go wrong there, and the depth tries every order.
    const isHardest = truth === 'paid' && wallet > 0
    const some = isHardest ? all : all.filter((_, at) => at % 5 === 0)
    for (const order of atDepth(balanced(named), some)) {
      const scene = await onThePage(wallet)
      Object.assign(scene.session, truths[truth])
      for (const [, happens] of order) await happens(scene)
      const told = order.map(([name]) => name)
      expect([told, await scene.seen()]).toEqual([told, ends[truth](wallet)])
    }
  })

  it('ends in the same state when everything happens at the same moment', async () => {
    for (let round = 0; round < atDepth(2, 5); round++) {
      const scene = await onThePage(1000)
      Object.assign(scene.session, truths[truth])
      await Promise.all(Object.values<Event>(events[truth]).map((happens) => happens(scene)))
      expect(await scene.seen()).toEqual(ends[truth](1000))
    }
  })
})
