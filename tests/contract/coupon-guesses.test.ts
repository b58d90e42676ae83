import { expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { newGuest, openShop, type Person } from './support/app.ts'
import { kebabToGo } from './support/belongings.ts'
import { store } from './support/small-shop.ts'

const shop = openShop()

const apply = async ({ guest_id }: Person, code: string, remoteAddress: string, app = shop.app) => {
  const query = new URLSearchParams({ code, store_id: String(store.grill), guest_id })
  const url = `/api/v1/coupon/apply?${query}`
  return (await app.inject({ method: 'GET', url, remoteAddress })).statusCode
}

const order = async ({ guest_id }: Person, coupon_code: string, remoteAddress: string, more = {}) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/v1/customer/order/place',
      remoteAddress,
      payload: { ...kebabToGo, cart: [...kebabToGo.cart], guest_id, coupon_code, ...more },
    })
  ).statusCode

it('the server looks up twenty of forty unknown coupons that are tried at once, in two processes', async () => {
  const guest = await newGuest(shop.app)
  const other = await buildApp(shop.services, { checkReplies: true, storefront: '/nowhere' })
  const tries = Array.from({ length: 40 }, (_, at) =>
    apply(guest, `GUESS${at}`, '203.0.113.5', at % 2 ? other : shop.app),
  )
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  expect(await apply(guest, 'WELCOME10', '203.0.113.5')).toBe(429)
  expect(await apply(guest, 'WELCOME10', '203.0.113.6')).toBe(200)
  shop.now = new Date(shop.now.getTime() + 3600_000)
  expect(await apply(guest, 'WELCOME10', '203.0.113.5')).toBe(200)
  await other.close()
})

it('a coupon that exists is applied any number of times', async () => {
  const guest = await newGuest(shop.app)
  for (let at = 0; at < 25; at++) expect(await apply(guest, 'WELCOME10', '203.0.113.7')).toBe(200)
})

it('an order with a coupon that exists never counts as a guess, even when it is refused', async () => {
  const guest = await newGuest(shop.app)
  const discounted = { order_amount: 22.26 }
  const statuses = new Set<number>()
  for (let at = 0; at < 25; at++) statuses.add(await order(guest, 'WELCOME10', '203.0.113.9', discounted))
  expect([...statuses].toSorted()).toEqual([200, 403])
  expect(await apply(await newGuest(shop.app), 'WELCOME10', '203.0.113.9')).toBe(200)
})

it('an order with an unknown coupon counts as a guess, one without a coupon is never refused for guesses', async () => {
  const guest = await newGuest(shop.app)
  for (let at = 0; at < 20; at++) expect(await order(guest, `GUESS${at}`, '203.0.113.8')).toBe(403)
  expect(await order(guest, 'GUESS21', '203.0.113.8')).toBe(429)
  expect(await apply(guest, 'WELCOME10', '203.0.113.8')).toBe(429)
  expect(await order(guest, '', '203.0.113.8')).not.toBe(429)
})
