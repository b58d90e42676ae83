import { expect, it } from 'vitest'
import { newGuest, openShop, type Person } from './support/app.ts'
import { contact, giveOrder } from './support/belongings.ts'

const shop = openShop()

const wrongPhone = (at: number) => `+97150${1_000_000 + at}`

type Look = { order_id: number; guest_id?: string; contact_number?: string; contact_email?: string }

/** Asks for an order from an address; a path with a body sends the same fields. */
async function look(path: string, remoteAddress: string, asked: Look, method: 'GET' | 'POST' = 'GET') {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const url = method === 'GET' ? `/api/v1${path}?${query}` : `/api/v1${path}`
  return shop.app.inject({ method, url, remoteAddress, ...(method === 'POST' && { payload: asked }) })
}

async function given() {
  const owner = await newGuest(shop.app)
  return { owner, order_id: await giveOrder({ services: shop.services, person: owner }) }
}

const statusesOf = async (requests: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(requests)).map(({ statusCode }) => statusCode)
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

it('thirty of sixty-one order numbers that are tried at once from one address are compared', async () => {
  const { order_id, owner } = await given()
  const { guest_id } = await newGuest(shop.app)
  const contact_number = contact.contact_person_number
  const ask = (id: number) => look('/order/track', '203.0.113.40', { order_id: id, guest_id, contact_number })
  const statuses = await statusesOf(Array.from({ length: 61 }, (_, at) => ask(order_id + 1000 + at)))
  expect([count(statuses, 404), count(statuses, 429)]).toEqual([30, 31])
  const refused = await ask(order_id)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const own = { order_id, guest_id: owner.guest_id, contact_number: wrongPhone(1) }
  expect((await look('/order/track', '203.0.113.40', own)).statusCode).toBe(200)
  shop.now = new Date(shop.now.getTime() + 3600_000)
  expect((await ask(order_id)).statusCode).toBe(200)
})

it.each<[string, 'GET' | 'POST']>([
  ['/order/track', 'GET'],
  ['/order/details', 'GET'],
  ['/delivery-man/last-location', 'GET'],
  ['/order/receipt', 'GET'],
  ['/order/receipt', 'POST'],
])('%s (%s) counts the wrong phone numbers for one order from all addresses', async (path, method) => {
  const { order_id, owner } = await given()
  const { guest_id } = await newGuest(shop.app)
  const from = (at: number) => `198.51.100.${at}`
  for (let at = 0; at < 20; at++) {
    const asked = { order_id, guest_id, contact_number: wrongPhone(at) }
    expect((await look(path, from(at), asked, method)).statusCode).toBe(404)
  }
  const asked = { order_id, guest_id, contact_number: wrongPhone(20) }
  expect((await look(path, from(20), asked, method)).statusCode).toBe(429)
  const own = { order_id, guest_id: owner.guest_id }
  expect((await look('/order/track', from(20), own)).statusCode).toBe(200)
})

it('a guest who follows an order by its phone number is never refused, however often the page asks', async () => {
  const { order_id } = await given()
  const { guest_id } = await newGuest(shop.app)
  const asked = { order_id, guest_id, contact_number: contact.contact_person_number }
  for (let at = 0; at < 40; at++)
    expect((await look('/order/track', '203.0.113.41', asked)).statusCode).toBe(200)
})

it('a page that repeats one wrong question counts once', async () => {
  const { order_id } = await given()
  const { guest_id } = await newGuest(shop.app)
  const wrong = { order_id, guest_id, contact_number: wrongPhone(1) }
  for (let at = 0; at < 40; at++)
    expect((await look('/order/track', '203.0.113.42', wrong)).statusCode).toBe(404)
  const right = { order_id, guest_id, contact_number: contact.contact_person_number }
  expect((await look('/order/track', '203.0.113.42', right)).statusCode).toBe(200)
})

it('wrong e-mail addresses count like wrong phone numbers', async () => {
  const { order_id } = await given()
  const { guest_id } = await newGuest(shop.app)
  const ask = (at: number) =>
    look('/order/details', `198.51.100.${at}`, { order_id, guest_id, contact_email: `sara${at}@example.com` })
  for (let at = 0; at < 20; at++) expect((await ask(at)).statusCode).toBe(404)
  expect((await ask(20)).statusCode).toBe(429)
})

it('a caller without a contact learns nothing, and is never counted', async () => {
  const { order_id } = await given()
  const { guest_id }: Person = await newGuest(shop.app)
  for (let at = 0; at < 40; at++)
    expect(
      (await look('/order/track', '203.0.113.43', { order_id: order_id + at, guest_id })).statusCode,
    ).toBe(404)
  const right = { order_id, guest_id, contact_number: contact.contact_person_number }
  expect((await look('/order/track', '203.0.113.43', right)).statusCode).toBe(200)
})
