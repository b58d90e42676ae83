import { isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { pushKeyOf } from '#server/config/push-key.ts'
import { customerTokens, outbox, pushes, pushSubscriptions } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { startClearing } from '#server/jobs/clear-away.ts'
import { startPushes } from '#server/jobs/send-pushes.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { MOST_BROWSERS } from '#server/push/subscriptions.ts'
import { createWebPush } from '#server/push/web-push.ts'
import { type StandInBrowser, startPushService } from '#tests/support/push-service.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { letAnswer, written } from './support/conversations.ts'
import { movedClock } from './support/moved-clock.ts'
import { store } from './support/small-shop.ts'

const shop = openShop()
const pass = movedClock(shop)

/** The sender's key in the example of RFC 8291. */
const KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => {
  shop.services.webPush = pushTo(service.origin)
})
afterAll(() => service.stop())
afterEach(async () => {
  service.delivered.length = 0
  service.troubles.length = 0
  await shop.services.db.delete(pushes)
  await shop.services.db.delete(pushSubscriptions)
})

const pushTo = (testOrigin: string, timeoutMs = 2_000) =>
  createWebPush({
    key: pushKeyOf(KEY),
    contact: 'mailto:shop@example.com',
    now: () => shop.now,
    testOrigin,
    timeoutMs,
  })

const asking = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const subscribing = (person: Person, { endpoint, p256dh, auth }: StandInBrowser, locale = 'en') =>
  clientOf(shop.app, { ...(person.token && { token: person.token }), locale }).POST('/push/subscribe', {
    body: { endpoint, p256dh, auth, ...asking(person) },
  })
async function withBrowser(person: Person, locale = 'en'): Promise<StandInBrowser> {
  const browser = service.newBrowser()
  expect((await subscribing(person, browser, locale)).response.status).toBe(200)
  return browser
}
const unsubscribing = (person: Person, { endpoint }: StandInBrowser) =>
  person.api.POST('/push/unsubscribe', { body: { endpoint, ...asking(person) } })

/** An order whose event is relayed: later subscriptions are not told of it. */
async function order(person: Person): Promise<number> {
  const id = await giveOrder({ services: shop.services, person })
  await relayed()
  return id
}
async function move(id: number, status: 'confirmed' | 'processing' | 'canceled') {
  await transact(shop.services.db, (tx) => moveOrder(tx, { id }, status, { now: shop.now }))
  shop.services.relay()
}
const waiting = () => shop.services.db.$count(pushes)
const queued = (count: number) => expect.poll(waiting).toBe(count)
const subscribed = () => shop.services.db.$count(pushSubscriptions)
const relayed = () => expect.poll(() => shop.services.db.$count(outbox, isNull(outbox.sent_at))).toBe(0)

/** Sends the due pushes; answers the troubles it had. */
async function sendDue(webPush = shop.services.webPush): Promise<string[]> {
  const troubles: string[] = []
  const onError = (error: unknown) => void troubles.push((error as Error).message)
  const job = startPushes({ db: shop.services.db, webPush, now: () => shop.now, onError })
  await job.tick()
  await job.stop()
  return troubles
}
const heard = () => service.delivered.map(({ path, message }) => [path, message.title, message.body])
const pathOf = ({ endpoint }: StandInBrowser) => new URL(endpoint).pathname

describe('the key', () => {
  it('is the public half of the shop’s own', async () => {
    const { data } = await clientOf(shop.app).GET('/push/key')
    expect(data).toEqual({ public_key: pushKeyOf(KEY).publicKey })
  })

  it('is null in a shop that sends nothing to browsers, which takes no browser either', async () => {
    shop.services.webPush = undefined
    const guest = await newGuest(shop.app)
    expect((await guest.api.GET('/push/key')).data).toEqual({ public_key: null })
    const refused = refusalOf(await subscribing(guest, service.newBrowser()))
    expect(refused).toEqual({ status: 403, codes: ['push'] })
  })
})

describe('a browser that subscribed', () => {
  it.each(['guest', 'customer'] as const)('receives each step of the order of its %s', async (kind) => {
    const person = await (kind === 'guest' ? newGuest(shop.app) : newCustomer(shop.app))
    const browser = await withBrowser(person)
    await withBrowser(await newGuest(shop.app))
    const id = await order(person)
    await queued(1)
    await sendDue()
    await move(id, 'confirmed')
    await queued(1)
    expect(await sendDue()).toEqual([])
    expect(service.delivered.splice(1)).toEqual([
      {
        path: pathOf(browser),
        headers: {
          ttl: '7200',
          urgency: 'high',
          topic: `order-${id}`,
          key: pushKeyOf(KEY).publicKey,
        },
        claims: {
          aud: service.origin,
          sub: 'mailto:shop@example.com',
          exp: Math.floor(shop.now.getTime() / 1000) + 12 * 3600,
        },
        message: {
          type: 'order_status',
          order_id: String(id),
          order_status: 'confirmed',
          order_type: 'take_away',
          title: `Order ${id}`,
          body: 'The store has confirmed your order.',
          lang: 'en',
          topic: `order-${id}`,
        },
      },
    ])
    expect(await waiting()).toBe(0)
  })

  it('is written to in the language it subscribed in', async () => {
    const customer = await newCustomer(shop.app)
    const browser = await withBrowser(customer, 'ar')
    const id = await order(customer)
    await queued(1)
    await sendDue()
    expect(heard()).toEqual([[pathOf(browser), `الطلب ${id}`, 'تم استلام طلبك.']])
    expect(service.delivered[0]!.message.lang).toBe('ar')
  })

  it('receives an answer and where it is, cut to what one message can hold', async () => {
    const customer = await newCustomer(shop.app)
    const { conversation_id } = await written(customer, {
      receiver_type: 'vendor',
      receiver_id: store.grill,
      message: 'Hello',
    })
    await withBrowser(customer)
    await letAnswer(shop)
    await queued(1)
    await shop.services.db.update(pushes).set({ body: '🍕'.repeat(3000) })
    expect(await sendDue()).toEqual([])
    const [{ message, headers }] = service.delivered as [(typeof service.delivered)[0]]
    expect(message).toMatchObject({ type: 'message', sender_type: 'vendor' })
    expect([message.conversation_id, headers.topic, headers.urgency]).toEqual([
      String(conversation_id),
      `message-${conversation_id}`,
      'normal',
    ])
    expect(message.body).toBe(`${'🍕'.repeat(500)}…`)
  })

  it('receives only the newest of two steps that wait', async () => {
    const guest = await newGuest(shop.app)
    const id = await order(guest)
    await withBrowser(guest)
    await move(id, 'confirmed')
    await queued(1)
    service.troubles.push(503)
    expect(await sendDue()).toEqual(['A push service answered 503'])
    await move(id, 'processing')
    await expect
      .poll(async () => (await shop.services.db.select().from(pushes)).map(({ data }) => data.order_status))
      .toEqual(['processing'])
    pass(60)
    await sendDue()
    expect(service.delivered.map(({ message }) => message.order_status)).toEqual(['processing'])
  })

  it('receives nothing of a kind that its customer has switched off', async () => {
    const customer = await newCustomer(shop.app)
    await withBrowser(customer)
    const body = { order_status: false, message: true, referral_code: true }
    await customer.api.PUT('/customer/notification-settings', { body })
    await written(customer, { receiver_type: 'vendor', receiver_id: store.grill, message: 'Hello' })
    await order(customer)
    await letAnswer(shop)
    await queued(1)
    const [push] = await shop.services.db.select().from(pushes)
    expect(push!.data).toMatchObject({ type: 'message' })
  })

  it('goes with the guest who signs in, and ends with their session', async () => {
    const customer = await newCustomer(shop.app)
    const guest = await newGuest(shop.app)
    const id = await order(guest)
    const browser = await withBrowser(guest)
    const login = { phone: customer.phone, password: 'long enough', guest_id: guest.guest_id }
    const { data } = await clientOf(shop.app).POST('/auth/login', { body: login })
    await move(id, 'confirmed')
    await queued(1)
    await sendDue()
    expect(heard().map(([path]) => path)).toEqual([pathOf(browser)])
    await clientOf(shop.app, { token: data!.token }).POST('/auth/logout')
    expect(await subscribed()).toBe(0)
  })
})

describe('a browser receives nothing', () => {
  it('after its shopper unsubscribed, which can be said twice', async () => {
    for (const person of [await newGuest(shop.app), await newCustomer(shop.app)]) {
      const browser = await withBrowser(person)
      expect((await unsubscribing(person, browser)).response.status).toBe(200)
      expect((await unsubscribing(person, browser)).response.status).toBe(200)
      expect(await subscribed()).toBe(0)
    }
  })

  it('after sign-out, also of a message that waits', async () => {
    const customer = await newCustomer(shop.app)
    await withBrowser(customer)
    await order(customer)
    await queued(1)
    await customer.api.POST('/auth/logout')
    expect(await subscribed()).toBe(0)
    expect(await sendDue()).toEqual([])
    expect([service.delivered, await waiting()]).toEqual([[], 0])
  })

  it('once the session has expired', async () => {
    const customer = await newCustomer(shop.app)
    await withBrowser(customer)
    const id = await order(customer)
    await queued(1)
    await shop.services.db.update(customerTokens).set({ expires_at: shop.now })
    await sendDue()
    await move(id, 'confirmed')
    await relayed()
    expect([service.delivered, await waiting()]).toEqual([[], 0])
  })

  it('after the account was removed', async () => {
    const customer = await newCustomer(shop.app)
    await withBrowser(customer)
    const id = await order(customer)
    await move(id, 'canceled')
    await customer.api.DELETE('/customer/remove-account', confirmed)
    expect([await subscribed(), await waiting()]).toEqual([0, 0])
  })

  it('of its shopper before, once another subscribed in it', async () => {
    const [before, after] = [await newCustomer(shop.app), await newGuest(shop.app)]
    const browser = await withBrowser(before)
    expect((await subscribing(after, browser)).response.status).toBe(200)
    await unsubscribing(before, browser)
    expect(await subscribed()).toBe(1)
    await order(before)
    const id = await order(after)
    await queued(1)
    await sendDue()
    expect(heard().map(([, title]) => title)).toEqual([`Order ${id}`])
  })

  it.each([404, 410])('when its push service answers %i, and is forgotten', async (status) => {
    const guest = await newGuest(shop.app)
    await withBrowser(guest)
    await order(guest)
    await queued(1)
    service.troubles.push(status)
    expect(await sendDue()).toEqual([])
    expect([await waiting(), await subscribed()]).toEqual([0, 0])
  })

  it('90 days after it last subscribed', async () => {
    const guest = await newGuest(shop.app)
    const browser = await withBrowser(guest)
    pass(60 * 24 * 3600)
    await subscribing(guest, browser)
    pass(40 * 24 * 3600)
    const clear = async () => {
      const onError = (error: unknown) => {
        throw error
      }
      const config = readConfig({ NODE_ENV: 'test' })
      const job = startClearing({ ...shop.services, config, onError })
      await job.tick()
      await job.stop()
    }
    await clear()
    expect(await subscribed()).toBe(1)
    pass(51 * 24 * 3600)
    await clear()
    expect(await subscribed()).toBe(0)
  })
})

describe('a push service in trouble', () => {
  it.each([500, 429, 'silence'] as const)('is asked again, four times in all: %s', async (trouble) => {
    const guest = await newGuest(shop.app)
    await withBrowser(guest)
    await order(guest)
    await queued(1)
    const webPush = pushTo(service.origin, 200)
    for (const pause of [30, 120, 480]) {
      service.troubles.push(trouble)
      const [said] = await sendDue(webPush)
      // The log names no browser and no message.
      expect(said).toMatch(/^A push service answered \d+$|^The operation was aborted due to timeout$/)
      pass(pause)
    }
    service.troubles.push(trouble)
    await sendDue(webPush)
    expect([await waiting(), await subscribed(), service.delivered]).toEqual([0, 1, []])
  })

  it.each([400, 403, 413])('that refuses a message with %i is not asked again', async (status) => {
    const guest = await newGuest(shop.app)
    await withBrowser(guest)
    await order(guest)
    await queued(1)
    service.troubles.push(status)
    expect(await sendDue()).toEqual(['A push message was refused'])
    expect([await waiting(), await subscribed()]).toEqual([0, 1])
  })

  it('does not lead the server elsewhere', async () => {
    const guest = await newGuest(shop.app)
    await withBrowser(guest)
    await order(guest)
    await queued(1)
    // A shop that no longer sends there.
    expect(await sendDue(pushTo('http://127.0.0.1:1'))).toEqual([])
    expect([service.delivered, await waiting(), await subscribed()]).toEqual([[], 0, 0])
  })
})

describe('a stranger', () => {
  it.each([
    'http://127.0.0.1:1/a',
    'https://10.0.0.1/a',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com:22/a',
    'https://fcm.googleapis.com@evil.example/a',
  ])('cannot make the server send to %s', async (endpoint) => {
    const guest = await newGuest(shop.app)
    const refused = refusalOf(await subscribing(guest, { ...service.newBrowser(), endpoint }))
    expect(refused).toEqual({ status: 403, codes: ['endpoint'] })
    expect(await subscribed()).toBe(0)
  })

  it('cannot subscribe with a key that encrypts nothing', async () => {
    const guest = await newGuest(shop.app)
    const p256dh = `BA${'A'.repeat(85)}`
    const refused = refusalOf(await subscribing(guest, { ...service.newBrowser(), p256dh }))
    expect(refused).toEqual({ status: 403, codes: ['p256dh'] })
  })

  it('cannot end the subscription of another shopper', async () => {
    const browser = await withBrowser(await newGuest(shop.app))
    await unsubscribing(await newCustomer(shop.app), browser)
    expect(await subscribed()).toBe(1)
  })

  it(`has ${MOST_BROWSERS} browsers at most, the newest`, async () => {
    const guest = await newGuest(shop.app)
    const first = await withBrowser(guest)
    for (let i = 0; i < MOST_BROWSERS; i++) {
      pass(1)
      await withBrowser(guest)
    }
    const endpoints = (await shop.services.db.select().from(pushSubscriptions)).map(
      ({ endpoint }) => endpoint,
    )
    expect([endpoints.length, endpoints.includes(first.endpoint)]).toEqual([MOST_BROWSERS, false])
  })
})
