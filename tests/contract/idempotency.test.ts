import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, openShop } from './support/app.ts'
import { giveBelongings } from './support/belongings.ts'
import { idOf } from './support/books.ts'
import { operations } from './support/contract.ts'
import { type Asker, goodRequest, payloadOf, urlOf } from './support/good-requests.ts'

const shop = openShop({ payments: createSandbox })
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

const keyed = operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
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
