import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { notifications } from '#server/db/schema.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { clientOf, newCustomer, newPhone, openShop, refusalOf } from './support/app.ts'
import { giveBelongings } from './support/belongings.ts'
import { idToken } from './support/issuer.ts'
import { fillParcelShop } from './support/parcels.ts'
import { item } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox, fill: fillParcelShop })

it('holds something of every kind the shop keeps of its customer', async () => {
  const person = await newCustomer(shop.app)
  const has = await giveBelongings({ services: shop.services, person })
  const { data } = await person.api.GET('/customer/data')
  expect(data).toMatchObject({
    exported_at: shop.now.toISOString(),
    profile: { phone: person.phone },
    notification_settings: { order_status: true },
    addresses: [{ id: has.address_id }],
    wishlist: [{ item_id: item.kebab, name: expect.any(String) }],
    messages: [{ sender_type: 'customer' }],
  })
  const { orders, sessions, passkeys, reviews, courier_reviews, wallet, points, notifications } = data!
  expect(orders.map(({ id }) => id)).toContain(has.order_id)
  expect(orders.find(({ id }) => id === has.order_id)).toMatchObject({
    order_amount: 24.63,
    lines: [{ item_id: item.kebab, quantity: 1, price: 25 }],
  })
  for (const rows of [sessions, passkeys, reviews, courier_reviews, wallet, points, notifications])
    expect(rows.length).toBeGreaterThan(0)
  expect(wallet[0]).toMatchObject({ credit: 100 })
})

it('lists rows of one moment the same way again, wherever the database keeps them', async () => {
  const person = await newCustomer(shop.app)
  await giveBelongings({ services: shop.services, person })
  const downloaded = async () => (await person.api.GET('/customer/data')).data!
  const before = await downloaded()
  expect(new Set(before.notifications.map(({ created_at }) => created_at)).size).toBe(1)
  // A row that is written anew lies behind the others.
  for (const isRead of [true, false])
    await shop.services.db
      .update(notifications)
      .set({ is_read: isRead })
      .where(eq(notifications.order_id, Number(before.notifications[0]!.order_id)))
  expect(await downloaded()).toEqual(before)
})

it('names no secret that would open the account', async () => {
  const person = await newCustomer(shop.app)
  await person.api.POST('/cm-firebase-token', { body: { cm_firebase_token: 'a-device' } })
  const text = JSON.stringify((await person.api.GET('/customer/data')).data)
  expect(text).not.toMatch(/password|token|hash|a-device|127\.0\.0\.1/)
  expect(text).not.toContain(person.token!)
})

it('the account data names the accounts of media that sign the customer in, without what the media call the customer', async () => {
  const google = { sub: 'the name at Google', email: 'mona.at.google@example.com', email_verified: true }
  const { data: session } = await clientOf(shop.app).POST('/auth/social-register', {
    body: { medium: 'google', token: idToken(shop.now, google), phone: newPhone(), f_name: 'Mona' },
  })
  const { data } = await clientOf(shop.app, { token: session!.token! }).GET('/customer/data')
  expect(data!.social_accounts).toEqual([{ medium: 'google', linked_at: shop.now.toISOString() }])
  expect(JSON.stringify(data)).not.toContain(google.sub)
})

it('the account data is sent kind by kind, and is the same when the server does not check the reply', async () => {
  const person = await newCustomer(shop.app)
  const unchecked = await buildApp(shop.services, { storefront: '/nowhere' })
  const reply = await unchecked.inject({
    url: '/api/v1/customer/data',
    headers: { authorization: `Bearer ${person.token}` },
  })
  await unchecked.close()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(reply.json()).toEqual((await person.api.GET('/customer/data')).data)
})

it('is for its customer only', async () => {
  const token = 'long-forgotten'
  expect(refusalOf(await clientOf(shop.app, { token }).GET('/customer/data')).status).toBe(401)
})
