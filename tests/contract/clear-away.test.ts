import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import {
  budgets,
  cartLines,
  carts,
  couponUses,
  customers,
  customerTokens,
  idempotencyKeys,
  limitLocks,
  notifications,
  oneTimeCodes,
  orderLinks,
  orders,
  outbox,
  parcelLinks,
  passkeyChallenges,
  pushes,
  quotes,
  receiptLinks,
  retiredGuests,
} from '#server/db/schema.ts'
import { startClearing } from '#server/jobs/clear-away.ts'
import { clientOf, newCustomer, newGuest, openShop, refusalOf } from './support/app.ts'
import { giveCartLine, giveOrder, kebabToGo } from './support/belongings.ts'
import { idOf } from './support/books.ts'
import { movedClock } from './support/moved-clock.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop()

const ago = (hours: number) => new Date(noon.getTime() - hours * 60 * 60 * 1000)

const later = movedClock(shop)

/** Of a customer whose session may have expired since. */
async function idOfPhone(phone: string): Promise<number> {
  const { db } = shop.services
  const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone))
  return row!.id
}

const DAY = 24 * 60 * 60

async function clearAway(env: Record<string, string> = {}): Promise<void> {
  const { db } = shop.services
  const errors: unknown[] = []
  const job = startClearing({
    db,
    now: () => shop.now,
    config: readConfig({ NODE_ENV: 'test', ...env }),
    onError: (error) => void errors.push(error),
  })
  await job.tick()
  await job.stop()
  expect(errors).toEqual([])
}

it('removes news a day after they were sent, however many, and none that wait', async () => {
  const { db } = shop.services
  const event = (id: string, sent_at: Date | null) => ({
    id,
    topic: 'order',
    payload: { owner: 'guest:1' },
    created_at: ago(1000),
    sent_at,
  })
  const old = Array.from({ length: 2500 }, (_, i) => event(`old ${i}`, ago(24)))
  await db.insert(outbox).values([...old, event('waiting', null), event('fresh', ago(23))])
  await clearAway()
  const left = await db.select({ id: outbox.id }).from(outbox)
  expect(left.map(({ id }) => id).sort()).toEqual(['fresh', 'waiting'])
})

it('forgets what was done under a key after thirty days', async () => {
  const { db } = shop.services
  const attempt = (key: string, hours: number) => ({
    owner: 'guest:1',
    operation: 'placeOrder',
    key,
    body_hash: '',
    reply: {},
    created_at: ago(hours),
  })
  await db.insert(idempotencyKeys).values([attempt('old', 30 * 24), attempt('known', 30 * 24 - 1)])
  await clearAway()
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['known'])
})

it('removes the counts of limits after a day', async () => {
  const { db } = shop.services
  const count = (name: string, hours: number) => ({ name, spent: 1, since: ago(hours), last_at: ago(hours) })
  await db.insert(budgets).values([count('old', 24), count('fresh', 23)])
  await clearAway()
  expect((await db.select().from(budgets)).map(({ name }) => name)).toEqual(['fresh'])
})

it('the job removes expired tokens, and signs out no customer whose token is still good', async () => {
  const { db } = shop.services
  const [gone, here] = [await newCustomer(shop.app), await newCustomer(shop.app)]
  const { id } = (await gone.api.GET('/customer/info')).data!
  await db.update(customerTokens).set({ expires_at: noon }).where(eq(customerTokens.customer_id, id))
  await clearAway()
  expect(await db.$count(customerTokens)).toBe(1)
  expect((await here.api.GET('/customer/info')).response.status).toBe(200)
})

it('removes the locks of limits after a day', async () => {
  const { db } = shop.services
  await db.insert(limitLocks).values([
    { key: 'old', taken_at: ago(24) },
    { key: 'fresh', taken_at: ago(23) },
  ])
  await clearAway()
  expect((await db.select().from(limitLocks)).map(({ key }) => key)).toEqual(['fresh'])
})

it('removes challenges of passkeys once they have expired, and no living one', async () => {
  const { db } = shop.services
  await clientOf(shop.app).POST('/auth/passkey/options')
  later(299)
  await clearAway()
  expect(await db.$count(passkeyChallenges)).toBe(1)
  later(1)
  await clearAway()
  expect(await db.$count(passkeyChallenges)).toBe(0)
})

it('removes one-time codes and links of receipts once they have expired, and no living one', async () => {
  const { db } = shop.services
  const { api, phone } = await newCustomer(shop.app)
  await api.POST('/auth/forgot-password', { body: { phone } })
  const order_id = await giveOrder({ services: shop.services, person: { api, guest_id: '', token: 'x' } })
  const { data } = await api.POST('/order/receipt', { body: { order_id } })
  const left = async () => [await db.$count(oneTimeCodes), await db.$count(receiptLinks)]
  later(599)
  await clearAway()
  expect(await left()).toEqual([1, 1])
  expect((await shop.app.inject(data!.link)).statusCode).toBe(200)
  later(1)
  await clearAway()
  expect(await left()).toEqual([0, 0])
})

it('removes links of orders once they have expired, and no living one', async () => {
  const { db } = shop.services
  const { api } = await newCustomer(shop.app)
  const order_id = await giveOrder({ services: shop.services, person: { api, guest_id: '', token: 'x' } })
  const { data } = await api.POST('/order/share', { body: { order_id } })
  const life = (new Date(data!.expires_at).getTime() - noon.getTime()) / 1000
  later(life - 1)
  await clearAway()
  expect(await db.$count(orderLinks)).toBe(1)
  later(1)
  await clearAway()
  expect(await db.$count(orderLinks)).toBe(0)
})

it('removes links of parcels once they have expired, and no living one', async () => {
  const { db } = shop.services
  const expires_at = new Date(noon.getTime() + 1000)
  await db.insert(parcelLinks).values({ token_hash: 'of a sender', order_id: 1, side: 'sender', expires_at })
  await clearAway()
  expect(await db.$count(parcelLinks)).toBe(1)
  later(1)
  await clearAway()
  expect(await db.$count(parcelLinks)).toBe(0)
})

it('removes quotes a day after they have expired', async () => {
  const guest = await newGuest(shop.app)
  const { db } = shop.services
  const { guest_id } = guest
  const { cart, order_type, store_id } = kebabToGo
  const body = { guest_id, order_type, store_id, is_buy_now: 1 as const, cart: [...cart] }
  await guest.api.POST('/customer/order/quote', { body })
  later(15 * 60 + DAY - 1)
  await clearAway()
  expect(await db.$count(quotes)).toBe(1)
  later(1)
  await clearAway()
  expect(await db.$count(quotes)).toBe(0)
})

it('removes push messages that nothing has sent for a day', async () => {
  const { db } = shop.services
  const customer_id = await idOf(await newCustomer(shop.app))
  const push = (id: string, hours: number) => ({
    id,
    session: 'none',
    customer_id,
    title: 'Order 1',
    body: 'Your order is on its way.',
    data: {},
    due_at: ago(hours),
    created_at: ago(hours),
  })
  await db.insert(pushes).values([push('old', 24), push('waiting', 23)])
  await clearAway()
  expect((await db.select().from(pushes)).map(({ id }) => id)).toEqual(['waiting'])
  await db.delete(pushes)
})

describe('carts of guests', () => {
  const cartOf = async (owner: string) => {
    const { db } = shop.services
    return [
      await db.$count(carts, eq(carts.owner, owner)),
      await db.$count(cartLines, eq(cartLines.owner, owner)),
    ]
  }

  it('are removed after 90 days without a change, those of customers never', async () => {
    const [guest, customer] = [await newGuest(shop.app), await newCustomer(shop.app)]
    for (const person of [guest, customer]) await giveCartLine({ services: shop.services, person })
    const owner = `guest:${guest.guest_id}`
    later(90 * DAY - 1)
    await clearAway()
    expect(await cartOf(owner)).toEqual([1, 1])
    later(1)
    await clearAway()
    expect(await cartOf(owner)).toEqual([0, 0])
    const { db } = shop.services
    expect(
      await db.$count(cartLines, eq(cartLines.owner, `customer:${await idOfPhone(customer.phone)}`)),
    ).toBe(1)
    await giveCartLine({ services: shop.services, person: guest })
    expect(await cartOf(owner)).toEqual([1, 1])
  })

  it('live on with every change of the cart', async () => {
    const guest = await newGuest(shop.app)
    await giveCartLine({ services: shop.services, person: guest })
    later(89 * DAY)
    await giveCartLine({ services: shop.services, person: guest })
    later(89 * DAY)
    await clearAway()
    expect(await cartOf(`guest:${guest.guest_id}`)).toEqual([1, 1])
  })

  it('leave the orders of the guest alone', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await giveOrder({ services: shop.services, person: guest })
    later(200 * DAY)
    await clearAway()
    const { response } = await guest.api.GET('/order/track', {
      params: { query: { order_id, guest_id: guest.guest_id } },
    })
    expect(response.status).toBe(200)
  })

  it('are kept as long as the setting says, and for ever with 0', async () => {
    const guest = await newGuest(shop.app)
    await giveCartLine({ services: shop.services, person: guest })
    later(1000 * DAY)
    await clearAway({ GUEST_CART_DAYS: '0' })
    expect(await cartOf(`guest:${guest.guest_id}`)).toEqual([1, 1])
    await clearAway({ GUEST_CART_DAYS: '1001' })
    expect(await cartOf(`guest:${guest.guest_id}`)).toEqual([1, 1])
    await clearAway({ GUEST_CART_DAYS: '1000' })
    expect(await cartOf(`guest:${guest.guest_id}`)).toEqual([0, 0])
  })
})

describe('ids of guests who signed in', () => {
  const isRetired = (id: string) => shop.services.db.$count(retiredGuests, eq(retiredGuests.id, id))

  it('are forgotten after 400 days, and open nothing of the customer then', async () => {
    const guest = await newGuest(shop.app)
    await giveCartLine({ services: shop.services, person: guest })
    const order_id = await giveOrder({ services: shop.services, person: guest })
    await newCustomer(shop.app, guest.guest_id)
    const ask = () =>
      guest.api.GET('/order/track', { params: { query: { order_id, guest_id: guest.guest_id } } })
    later(400 * DAY - 1)
    await clearAway()
    expect(await isRetired(guest.guest_id)).toBe(1)
    expect(refusalOf(await ask())).toEqual({ status: 403, codes: ['guest_id'] })
    later(1)
    await clearAway()
    expect(await isRetired(guest.guest_id)).toBe(0)
    expect((await ask()).response.status).toBe(404)
    const { data } = await guest.api.GET('/customer/cart/list', {
      params: { query: { guest_id: guest.guest_id } },
    })
    expect(data).toEqual([])
  })

  it('stay while the limits of a coupon count with them', async () => {
    const guest = await newGuest(shop.app)
    const customer = await newCustomer(shop.app, guest.guest_id)
    const owner = `customer:${await idOf(customer)}`
    const { db } = shop.services
    await db.insert(couponUses).values({ coupon_id: 1, owner, uses: 0 })
    later(4000 * DAY)
    await clearAway()
    expect(await isRetired(guest.guest_id)).toBe(1)
    await db.delete(couponUses).where(eq(couponUses.owner, owner))
    await clearAway()
    expect(await isRetired(guest.guest_id)).toBe(0)
  })
})

describe('notifications', () => {
  it('are removed after 180 days, and the order they are about stays', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    const { db } = shop.services
    const customer_id = await idOf(person)
    const stored = () => db.$count(notifications, eq(notifications.customer_id, customer_id))
    expect(await stored()).toBe(1)
    later(180 * DAY - 1)
    await clearAway()
    expect(await stored()).toBe(1)
    later(1)
    await clearAway()
    expect(await stored()).toBe(0)
    expect(await db.$count(orders, eq(orders.id, order_id))).toBe(1)
  })

  it('are kept for ever with 0', async () => {
    const person = await newCustomer(shop.app)
    await giveOrder({ services: shop.services, person })
    later(3000 * DAY)
    await clearAway({ NOTIFICATION_DAYS: '0' })
    const { db } = shop.services
    expect(await db.$count(notifications, eq(notifications.customer_id, await idOfPhone(person.phone)))).toBe(
      1,
    )
  })
})

it('several processes clear away at once without waiting for one another', async () => {
  const guests = await Promise.all(Array.from({ length: 5 }, () => newGuest(shop.app)))
  for (const person of guests) await giveCartLine({ services: shop.services, person })
  later(90 * DAY)
  await Promise.all([clearAway(), clearAway(), clearAway()])
  for (const { guest_id } of guests)
    expect(await shop.services.db.$count(carts, eq(carts.owner, `guest:${guest_id}`))).toBe(0)
})
