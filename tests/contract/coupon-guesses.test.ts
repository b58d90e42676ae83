import { expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { newCustomer, newGuest, openShop, type Person } from './support/app.ts'
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
  shop.now = new Date(shop.now.getTime() + 3600_000)
  expect(await apply(guest, 'WELCOME10', '203.0.113.5')).toBe(200)
  await other.close()
})

it('a customer who changes addresses has twenty guesses in all', async () => {
  const { token } = await newCustomer(shop.app)
  const apply = async (code: string, remoteAddress: string) => {
    const query = new URLSearchParams({ code, store_id: String(store.grill) })
    const headers = { authorization: `Bearer ${token}` }
    const url = `/api/v1/coupon/apply?${query}`
    return (await shop.app.inject({ method: 'GET', url, remoteAddress, headers })).statusCode
  }
  for (let at = 0; at < 20; at++) expect(await apply(`GUESS${at}`, `198.51.100.${at}`)).toBe(404)
  expect(await apply('GUESS21', '198.51.100.21')).toBe(429)
  expect(await apply('WELCOME10', '198.51.100.22')).toBe(429)
})

it('a guesser leaves the other shoppers of the same address their guesses', async () => {
  const guesser = await newGuest(shop.app)
  for (let at = 0; at < 25; at++) await apply(guesser, `GUESS${at}`, '203.0.113.20')
  expect(await apply(guesser, 'GUESS26', '203.0.113.20')).toBe(429)
  for (let at = 0; at < 30; at++) {
    const honest = await newGuest(shop.app)
    expect(await apply(honest, 'WELCOM10', '203.0.113.20')).toBe(404)
    expect(await apply(honest, 'WELCOME10', '203.0.113.20')).toBe(200)
  }
})

it('a guesser who takes a new guest id for each coupon has 200 guesses from one address', async () => {
  const guests = await Promise.all(Array.from({ length: 11 }, () => newGuest(shop.app)))
  const statuses: number[] = []
  for (let at = 0; at < 202; at++) {
    // The remainder is an index of the guests.
    statuses.push(await apply(guests[at % guests.length]!, `GUESS${at}`, '203.0.113.21'))
  }
  expect(statuses.indexOf(429)).toBe(200)
  expect(await apply(await newGuest(shop.app), 'WELCOME10', '203.0.113.21')).toBe(429)
  const elsewhere = await Promise.all(guests.map((guest) => apply(guest, 'WELCOM10', '203.0.113.22')))
  expect(elsewhere).toEqual(guests.map(() => 404))
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
