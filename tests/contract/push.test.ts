import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { customerTokens, outbox, pushes, referrals } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { startPushes } from '#server/jobs/send-pushes.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { payReferral } from '#server/orders/reward-referrer.ts'
import { createFirebasePush, type FirebasePushOptions } from '#server/push/firebase-push.ts'
import type { PushSender } from '#server/push/push-sender.ts'
import { clientOf, confirmed, newCustomer, newGuest, openShop, type Person } from './support/app.ts'
import { giveDeliveredOrder, giveOrder } from './support/belongings.ts'
import { letAnswer, written } from './support/conversations.ts'
import { startFirebase } from './support/firebase-stand-in.ts'
import { movedClock } from './support/moved-clock.ts'
import { store } from './support/small-shop.ts'

const shop = openShop()

let firebase: Awaited<ReturnType<typeof startFirebase>>
beforeAll(async () => {
  firebase = await startFirebase()
  firebase.at(() => shop.now)
})
afterAll(() => firebase.stop())
afterEach(async () => {
  firebase.sent.length = 0
  firebase.troubles.length = 0
  firebase.tokensLast(3600)
  await shop.services.db.delete(pushes)
  await shop.services.db.update(customerTokens).set({ cm_firebase_token: null })
})

const sender = (more: Partial<FirebasePushOptions> = {}): PushSender =>
  createFirebasePush({ account: firebase.account, origin: firebase.origin, now: () => shop.now, ...more })

/** Sends the due pushes; answers the troubles it had. */
async function sendDue(push: PushSender = sender()): Promise<string[]> {
  const troubles: string[] = []
  const onError = (error: unknown) => void troubles.push((error as Error).message)
  const job = startPushes({ db: shop.services.db, push, now: () => shop.now, onError })
  await job.tick()
  await job.stop()
  return troubles
}

const pass = movedClock(shop)
const waiting = () => shop.services.db.$count(pushes)
const queued = (count: number) => expect.poll(waiting).toBe(count)

let devices = 0
async function withDevice(person: Person, locale = 'en'): Promise<string> {
  const cm_firebase_token = `device-${++devices}`
  const api = clientOf(shop.app, { token: person.token!, locale })
  await api.POST('/cm-firebase-token', { body: { cm_firebase_token } })
  return cm_firebase_token
}
const anotherSession = async ({ phone }: { phone: string }): Promise<Person> => {
  const body = { phone, password: 'long enough' }
  const { data } = await clientOf(shop.app).POST('/auth/login', { body })
  return { api: clientOf(shop.app, { token: data!.token }), guest_id: '', token: data!.token }
}
/** Waits until the outbox is empty, so that a device that registers from now on hears of no earlier event. */
const relayed = () => expect.poll(() => shop.services.db.$count(outbox, isNull(outbox.sent_at))).toBe(0)
const order = (person: Person) => giveOrder({ services: shop.services, person })
const deviceOf = async (device: string) => {
  const rows = await shop.services.db
    .select()
    .from(customerTokens)
    .where(eq(customerTokens.cm_firebase_token, device))
  return rows.length
}

describe('a push message', () => {
  it('tells of an order on every device of its customer, in the language of each', async () => {
    const customer = await newCustomer(shop.app)
    const english = await withDevice(customer)
    const arabic = await withDevice(await anotherSession(customer), 'ar')
    await withDevice(await newCustomer(shop.app))
    const id = await order(customer)
    await queued(2)
    expect(await sendDue()).toEqual([])
    const said = (title: string, body: string) => ({
      notification: { title, body },
      data: {
        type: 'order_status',
        order_id: String(id),
        order_status: 'pending',
        order_type: 'take_away',
        title,
        body,
      },
    })
    expect(firebase.sent).toHaveLength(2)
    expect(firebase.sent).toContainEqual({
      token: english,
      ...said(`Order ${id}`, 'Your order has been placed.'),
    })
    expect(firebase.sent).toContainEqual({ token: arabic, ...said(`الطلب ${id}`, 'تم استلام طلبك.') })
    expect(await waiting()).toBe(0)
    await sendDue()
    expect(firebase.sent).toHaveLength(2)
  })

  it('tells of an answer, and where it is', async () => {
    const customer = await newCustomer(shop.app)
    const { conversation_id } = await written(customer, {
      receiver_type: 'vendor',
      receiver_id: store.grill,
      message: 'Hello',
    })
    await withDevice(customer)
    await letAnswer(shop)
    await queued(1)
    await sendDue()
    expect(firebase.sent).toMatchObject([
      {
        notification: { title: 'Message from grill', body: 'Thank you for writing. How can we help?' },
        data: { type: 'message', conversation_id: String(conversation_id), sender_type: 'vendor' },
      },
    ])
  })

  it('tells of a referral, in the language of the device', async () => {
    const { services, now } = shop
    const customer = await newCustomer(shop.app)
    await withDevice(customer)
    await withDevice(await anotherSession(customer), 'ar')
    const { id: referrer } = (await customer.api.GET('/customer/info')).data!
    await services.db.insert(referrals).values({
      phone_key: 'friend',
      order_id: await giveDeliveredOrder({ services, person: await newGuest(shop.app) }),
      friend_id: 1,
      referrer_id: referrer,
      amount: 1000,
      due_at: new Date(now.getTime() - 1),
    })
    await transact(services.db, (tx) => payReferral(tx, 'friend', now))
    services.relay()
    await queued(2)
    const stored = (await services.db.select().from(pushes)).map(({ title, data }) => data.title === title)
    expect(stored).toEqual([true, true])
    await sendDue()
    const words = {
      en: {
        title: 'Your referral code was used',
        body: 'Your friend received their first order. AED 10.00 has been added to your wallet.',
      },
      ar: {
        title: 'استُخدم رمز الدعوة الخاص بك',
        body: 'استلم صديقك طلبه الأول. أُضيف 10.00 د.إ إلى محفظتك.',
      },
    }
    for (const said of Object.values(words))
      expect(firebase.sent).toContainEqual(
        expect.objectContaining({ notification: said, data: { type: 'referral_code', ...said } }),
      )
  })

  it('is not written for guests and sessions without a device, and leaves no words behind', async () => {
    const customer = await newCustomer(shop.app)
    const guest = await newGuest(shop.app)
    await order(guest)
    await order(customer)
    await relayed()
    const device = await withDevice(customer)
    await order(customer)
    await queued(1)
    await sendDue()
    expect(firebase.sent.map(({ token }) => token)).toEqual([device])
    const rows = await shop.services.db.select().from(outbox)
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.every(({ sent_at, words }) => sent_at !== null && words === null)).toBe(true)
  })

  it('is not written for a kind that its customer has muted', async () => {
    const customer = await newCustomer(shop.app)
    await withDevice(customer)
    const body = { order_status: false, message: true, referral_code: true }
    await customer.api.PUT('/customer/notification-settings', { body })
    await written(customer, { receiver_type: 'vendor', receiver_id: store.grill, message: 'Hello' })
    await giveOrder({ services: shop.services, person: customer })
    await letAnswer(shop)
    await queued(1)
    const [push] = await shop.services.db.select().from(pushes)
    expect(push!.data).toMatchObject({ type: 'message' })
  })

  it('does not reach a session that has ended meanwhile', async () => {
    const customer = await newCustomer(shop.app)
    await withDevice(customer)
    await order(customer)
    await queued(1)
    const { id } = (await customer.api.GET('/customer/info')).data!
    await shop.services.db.delete(customerTokens).where(eq(customerTokens.customer_id, id))
    expect(await sendDue()).toEqual([])
    expect([firebase.sent, await waiting()]).toEqual([[], 0])
  })

  it('is gone with the account', async () => {
    const customer = await newCustomer(shop.app)
    await withDevice(customer)
    const id = await order(customer)
    await transact(shop.services.db, (tx) => moveOrder(tx, { id }, 'canceled', { now: shop.now }))
    shop.services.relay()
    await queued(2)
    await customer.api.DELETE('/customer/remove-account', confirmed)
    expect(await waiting()).toBe(0)
  })
})

describe('a device', () => {
  it.each(['UNREGISTERED', 'SENDER_ID_MISMATCH'])(
    'that Firebase calls %s is forgotten',
    async (errorCode) => {
      const customer = await newCustomer(shop.app)
      const device = await withDevice(customer)
      await order(customer)
      await queued(1)
      firebase.troubles.push({ status: errorCode === 'UNREGISTERED' ? 404 : 403, errorCode })
      expect(await sendDue()).toEqual([])
      expect([await waiting(), await deviceOf(device)]).toEqual([0, 0])
      await order(customer)
      await sendDue()
      expect(firebase.sent).toEqual([])
    },
  )

  it('is kept when a message is refused, which is not tried again', async () => {
    const customer = await newCustomer(shop.app)
    const device = await withDevice(customer)
    await order(customer)
    await queued(1)
    firebase.troubles.push({ status: 400, errorCode: 'INVALID_ARGUMENT' })
    expect(await sendDue()).toEqual(['A push message was refused'])
    expect([await waiting(), await deviceOf(device)]).toEqual([0, 1])
  })
})

describe('Firebase in trouble', () => {
  it.each([
    { status: 500 },
    { status: 429, errorCode: 'QUOTA_EXCEEDED' },
    { status: 404 },
    'silence',
  ] as const)('is asked again, later each time, and four times in all: %o', async (trouble) => {
    const customer = await newCustomer(shop.app)
    const device = await withDevice(customer)
    await order(customer)
    await queued(1)
    const push = sender({ timeoutMs: 200 })
    for (const [tries, pause] of [29, 119, 479].entries()) {
      firebase.troubles.push(trouble)
      expect(await sendDue(push)).toHaveLength(1)
      pass(pause)
      expect(await sendDue(push)).toEqual([])
      expect([tries, await waiting()]).toEqual([tries, 1])
      pass(1)
    }
    firebase.troubles.push(trouble)
    expect(await sendDue(push)).toHaveLength(1)
    expect([await waiting(), await deviceOf(device), firebase.sent]).toEqual([0, 1, []])
  })

  it('a silent Firebase holds up no customer who listens for events', async () => {
    const customer = await newCustomer(shop.app)
    await withDevice(customer)
    const heard: unknown[] = []
    const { id } = (await customer.api.GET('/customer/info')).data!
    const stop = shop.services.bus.subscribe(`customer:${id}`, (event) => heard.push(event.payload))
    firebase.troubles.push('silence', 'silence')
    const order_id = await order(customer)
    await queued(1)
    const silent = sendDue(sender({ timeoutMs: 5_000 }))
    await expect.poll(() => firebase.troubles.length).toBe(1)
    await transact(shop.services.db, (tx) => moveOrder(tx, { id: order_id }, 'confirmed', { now: shop.now }))
    shop.services.relay()
    await expect
      .poll(() => heard)
      .toEqual([
        { order_id, order_status: 'pending', order_type: 'take_away' },
        { order_id, order_status: 'confirmed', order_type: 'take_away' },
      ])
    stop()
    firebase.troubles.length = 0
    await silent
  })

  it('does not stop the messages to others', async () => {
    const [customer, other] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    await withDevice(customer)
    await withDevice(other)
    await order(customer)
    await order(other)
    await queued(2)
    firebase.troubles.push({ status: 503 })
    expect(await sendDue()).toEqual(['Firebase answered 503'])
    expect([firebase.sent.length, await waiting()]).toEqual([1, 1])
  })
})

describe('the token of the service account', () => {
  const message = { title: 'A', body: 'B', data: {} }
  const send = (push: PushSender) => push.send(`device-${randomUUID()}`, message)

  it('is asked for once, however many messages are sent, and again before it expires', async () => {
    const push = sender()
    const before = firebase.given.length
    expect(await Promise.all([send(push), send(push), send(push)])).toEqual(['sent', 'sent', 'sent'])
    expect(firebase.given.length).toBe(before + 1)
    pass(3500)
    await send(push)
    expect(firebase.given.length).toBe(before + 1)
    pass(50)
    await send(push)
    expect(firebase.given.length).toBe(before + 2)
  })

  it('is asked for again when it is no longer taken', async () => {
    const push = sender()
    await send(push)
    firebase.revoke()
    await expect(send(push)).rejects.toThrow('Firebase answered 401')
    expect(await send(push)).toBe('sent')
  })

  it('that is refused is asked for again, and never told', async () => {
    const push = sender({ account: { ...firebase.account, client_email: 'stranger@example.com' } })
    await expect(send(push)).rejects.toThrow(/^Google answered 400 to the service account$/)
    await expect(send(push)).rejects.toThrow('400')
  })
})
