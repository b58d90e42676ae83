import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { transfers } from '#server/db/schema.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveTo, purseOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop()

afterEach(() => {
  shop.now = noon
})

const saver = async (given = { wallet: 0, points: 500 }): Promise<Person> => {
  const person = await newCustomer(shop.app)
  await giveTo({ services: shop.services, person }, given)
  return person
}

const transfer = ({ api }: Person, point: number, key?: string) =>
  api.POST('/loyalty-point/point-transfer', {
    params: key ? { header: { 'Idempotency-Key': key } } : {},
    body: { point },
  })

const pointsOf = async ({ api }: Person) => (await api.GET('/loyalty-point/transactions')).data!
const walletOf = async ({ api }: Person) => (await api.GET('/wallet/transactions')).data!

const KEY = 'a-transfer-of-points'

describe('points', () => {
  it('points become money at the rate of the settings', async () => {
    const person = await saver()
    const reply = await transfer(person, 105)
    expect(reply.data).toEqual({ message: 'Point to wallet transfer successfully.' })
    expect(await purseOf(person)).toEqual({ wallet_balance: 10.5, loyalty_point: 395 })
    expect((await pointsOf(person)).data[0]).toMatchObject({
      transaction_type: 'point_to_wallet',
      credit: 0,
      debit: 105,
      balance: 395,
      created_at: noon.toISOString(),
    })
    expect((await walletOf(person)).data).toMatchObject([
      { transaction_type: 'loyalty_point', credit: 10.5, debit: 0, balance: 10.5 },
    ])
  })

  it('converted points are rounded half up to a minor unit', async () => {
    await using _ = await decided(shop, { loyalty_point_exchange_rate: 40_000 })
    const person = await saver()
    await transfer(person, 200)
    expect(await purseOf(person)).toEqual({ wallet_balance: 0.01, loyalty_point: 300 })
    expect(refusalOf(await transfer(person, 199))).toEqual({ status: 403, codes: ['point'] })
    expect(await purseOf(person)).toEqual({ wallet_balance: 0.01, loyalty_point: 300 })
  })

  it.each([
    ['fewer than the least', 99, {}, 'point'],
    ['more than there are', 501, {}, 'point'],
    ['none', 0, {}, 'point'],
    ['half a point', 100.5, {}, 'point'],
    ['when there is no wallet', 100, { customer_wallet_status: false }, 'wallet'],
    ['when points are switched off', 100, { loyalty_point_status: false }, 'loyalty_point'],
    ['when they are worth nothing', 100, { loyalty_point_exchange_rate: 0 }, 'point'],
  ])('are not transferred, %s', async (_, point, changes, code) => {
    await using _settings = await decided(shop, changes)
    const person = await saver()
    expect(refusalOf(await transfer(person, point, KEY))).toEqual({ status: 403, codes: [code] })
    expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 500 })
    expect((await pointsOf(person)).total_size).toBe(1)
  })

  it("the refusal of a conversion is in the customer's language", async () => {
    const { token } = await saver()
    const arabic = { api: clientOf(shop.app, { token: token!, locale: 'ar' }), guest_id: '', token }
    expect((await transfer(arabic, 99)).error).toEqual({
      errors: [{ code: 'point', message: 'يمكن تحويل 100 نقطة على الأقل في كل مرة.' }],
    })
    expect((await transfer(arabic, 600)).error).toEqual({
      errors: [{ code: 'point', message: 'ليس لديك هذا العدد من النقاط.' }],
    })
  })

  it('one key converts points once, for the customer who sent it', async () => {
    const [person, other] = [await saver(), await saver()]
    const first = await transfer(person, 100, KEY)
    const repeated = await transfer(person, 100, KEY)
    expect(repeated.data).toEqual(first.data)
    expect(refusalOf(await transfer(person, 101, KEY))).toEqual({ status: 422, codes: ['idempotency_key'] })
    expect((await purseOf(person)).loyalty_point).toBe(400)
    await transfer(other, 101, KEY)
    expect((await purseOf(other)).loyalty_point).toBe(399)
  })

  it('a refused conversion frees its key', async () => {
    const person = await saver()
    await transfer(person, 501, KEY)
    await giveTo({ services: shop.services, person }, { points: 1 })
    expect((await transfer(person, 501, KEY)).response.status).toBe(200)
  })

  it('conversions at once never convert more points than there are', async () => {
    const person = await saver()
    const replies = await Promise.all(Array.from({ length: 8 }, () => transfer(person, 200)))
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([
      200,
      200,
      ...Array(6).fill(403),
    ])
    expect(await purseOf(person)).toEqual({ wallet_balance: 40, loyalty_point: 100 })
  })

  it('conversions at once under one key convert points once', async () => {
    const person = await saver()
    const replies = await Promise.all(Array.from({ length: 8 }, () => transfer(person, 200, KEY)))
    expect(replies.filter(({ response }) => ![200, 409].includes(response.status))).toEqual([])
    expect(await purseOf(person)).toEqual({ wallet_balance: 20, loyalty_point: 300 })
  })

  it('the history of points has pages, each row with its balance', async () => {
    const person = await saver()
    for (const at of [1, 2]) {
      shop.now = new Date(noon.getTime() + at * 1000)
      await transfer(person, 100)
    }
    const page = async (offset: number) =>
      (await person.api.GET('/loyalty-point/transactions', { params: { query: { limit: 2, offset } } })).data!
    expect(await page(1)).toMatchObject({
      total_size: 3,
      limit: 2,
      offset: 1,
      data: [
        { debit: 100, balance: 300 },
        { debit: 100, balance: 400 },
      ],
    })
    expect((await page(2)).data).toMatchObject([{ credit: 500, debit: 0, balance: 500 }])
    expect((await page(3)).data).toEqual([])
  })

  it('guests have no points', async () => {
    const guest = await newGuest(shop.app)
    const refused = { status: 401, codes: ['auth-001'] }
    expect(refusalOf(await transfer(guest, 100))).toEqual(refused)
    expect(refusalOf(await guest.api.GET('/loyalty-point/transactions'))).toEqual(refused)
    expect(refusalOf(await guest.api.GET('/wallet/transactions'))).toEqual(refused)
  })
})

describe('the books', () => {
  it('the transactions are those of the caller, by type', async () => {
    const [person, other] = [
      await saver({ wallet: 700, points: 500 }),
      await saver({ wallet: 900, points: 0 }),
    ]
    await transfer(person, 100)
    const kinds = async (type: 'all' | 'order' | 'loyalty_point' | 'add_fund') => {
      const { data } = await person.api.GET('/wallet/transactions', { params: { query: { type } } })
      expect(data!.total_size).toBe(data!.data.length)
      return data!.data.map(({ transaction_type, balance }) => `${transaction_type} ${balance}`).toSorted()
    }
    expect(await kinds('loyalty_point')).toHaveLength(1)
    expect(await kinds('add_fund')).toHaveLength(1)
    expect(await kinds('order')).toEqual([])
    expect((await kinds('all')).join()).toMatch(/add_fund_by_admin.*loyalty_point/)
    expect((await walletOf(other)).data).toMatchObject([{ credit: 9, balance: 9 }])
  })

  it('an unknown type of transactions is refused', async () => {
    const person = await saver()
    const query = { type: 'gifts' as 'all' }
    expect(refusalOf(await person.api.GET('/wallet/transactions', { params: { query } }))).toEqual({
      status: 403,
      codes: ['type'],
    })
  })

  it.each([
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -5 }],
    ['from an account to itself', { from_account: 'wallet:1' }],
    ['the same occasion twice', { occasion: 'once' }],
  ])('the ledger refuses this transfer, even as a direct write to the database: %s', async (_, wrong) => {
    const row = {
      ledger: 'wallet' as const,
      from_account: 'shop:gift',
      to_account: 'wallet:1',
      amount: 5,
      position: 1,
      kind: 'add_fund' as const,
    }
    const { db } = shop.services
    const write = (id: string, more: object) =>
      db.insert(transfers).values({ ...row, id, occasion: id, ...more })
    await write('first', { occasion: 'once' })
    await expect(write('second', wrong)).rejects.toThrow()
    await db.delete(transfers).where(sql`true`)
  })
})
