import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveBelongings, giveOrder } from './support/belongings.ts'
import { idOf } from './support/books.ts'
import { operations } from './support/contract.ts'
import { type Asker, goodRequest, payloadOf, urlOf } from './support/good-requests.ts'
import { fillParcelShop } from './support/parcels.ts'

const shop = openShop({ payments: createSandbox, fill: fillParcelShop })
let asker: Asker
let owner: string

beforeAll(async () => {
  const person = await newCustomer(shop.app)
  owner = `customer:${await idOf(person)}`
  asker = {
    person,
    phone: person.phone,
    has: await giveBelongings({ services: shop.services, person }),
  }
})

/** Those kept under a key of their own; where a key is required, it names what another operation did. */
const keyed = operations
  .filter(({ parameters }) =>
    parameters.some(({ name, required }) => name === 'Idempotency-Key' && !required),
  )
  .map((operation) => [operation.id, operation] as const)

/* One connection cannot hold a key while it answers: only a real database can. */
describe.runIf(process.env.TEST_DATABASE_URL)('while the first request of a key is running', () => {
  it.each(keyed)('%s has to be asked again later', async (id, operation) => {
    const key = `still-running-${id}`.slice(0, 64)
    const good = goodRequest(operation, asker)
    const request = { ...good, headers: { ...good.headers, 'Idempotency-Key': key } }
    const { headers, payload } = await payloadOf(operation, request)
    const send = () =>
      shop.app.inject({
        method: operation.method as 'GET',
        url: urlOf(operation, request),
        headers: { ...headers, ...request.headers },
        ...(payload && { payload }),
      })
    await shop.services.db.transaction(async (tx) => {
      const name = `${owner} ${id} ${key}`
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
      const { statusCode, headers, body } = await send()
      expect([statusCode, headers['retry-after'], JSON.parse(body).errors?.[0].code]).toEqual([
        409,
        '1',
        'idempotency_key',
      ])
    })
    expect((await send()).statusCode).toBe(200)
  })
})

describe('the order placed under a key', () => {
  const key = 'lost-reply-0123456789'
  const find = ({ api, guest_id, token }: Person, placedUnder = key) =>
    api.GET('/order/by-key', {
      params: { header: { 'Idempotency-Key': placedUnder }, query: token ? {} : { guest_id } },
    })
  const place = (person: Person) => giveOrder({ services: shop.services, person }, {}, key)

  it('is found by its guest and by its customer, each their own under the same key', async () => {
    for (const person of [await newGuest(shop.app), await newCustomer(shop.app)]) {
      const order_id = await place(person)
      expect((await find(person)).data).toMatchObject({ order_id, total_ammount: 24.63, status: 'pending' })
    }
  })

  it('is not found by another shopper, nor under a key that nothing was placed under', async () => {
    const guest = await newGuest(shop.app)
    const missing = { status: 404, codes: ['order'] }
    expect(refusalOf(await find(guest))).toEqual(missing)
    await place(guest)
    for (const stranger of [await newGuest(shop.app), await newCustomer(shop.app)])
      expect(refusalOf(await find(stranger))).toEqual(missing)
    expect(refusalOf(await find(guest, 'another-key-0123456789'))).toEqual(missing)
  })

  it('is not the reply of another operation', async () => {
    const { api, token, ...rest } = await newCustomer(shop.app)
    const params = { header: { 'Idempotency-Key': key } }
    await api.POST('/wallet/add-fund', { params, body: { amount: 5, callback: '/profile' } })
    expect(refusalOf(await find({ api, token, ...rest }))).toEqual({ status: 404, codes: ['order'] })
  })

  // One connection cannot hold a key while it answers: only a real database can.
  it.runIf(process.env.TEST_DATABASE_URL)('is to be asked for later while it is being placed', async () => {
    const guest = await newGuest(shop.app)
    await shop.services.db.transaction(async (tx) => {
      const name = `guest:${guest.guest_id} placeOrder ${key}`
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
      expect(refusalOf(await find(guest))).toEqual({ status: 409, codes: ['idempotency_key'] })
    })
    expect(refusalOf(await find(guest))).toEqual({ status: 404, codes: ['order'] })
  })

  it('follows a guest who signs in', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await place(guest)
    const customer = await newCustomer(shop.app, guest.guest_id)
    expect((await find(customer)).data).toMatchObject({ order_id })
  })
})
