import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { idempotencyKeys, payments, sandboxPayments, walletBonuses } from '#server/db/schema.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { addFund } from '#server/payments/add-fund.ts'
import { PaymentUnavailable } from '#server/payments/provider.ts'
import { createSandbox, type SandboxAnswer } from '#server/payments/sandbox.ts'
import { settle } from '#server/settlement/settle.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { idOf, purseOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { broughtBack, cashierOf, giveMoneyBack } from './support/online-payment.ts'
import { noon, text } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

const day = (day: number) => new Date(Date.UTC(2026, 10, day))

beforeAll(async () => {
  const offer = (id: number, more: object) => ({
    id,
    title: text(`Offer ${id}`),
    description: text(`About ${id}`),
    bonus_type: 'percentage' as const,
    bonus_amount: 1000,
    start_date: day(1),
    end_date: day(30),
    ...more,
  })
  await shop.services.db
    .insert(walletBonuses)
    .values([
      offer(1, { minimum_add_amount: 10_000, maximum_bonus_amount: 2500 }),
      offer(2, { bonus_type: 'amount', bonus_amount: 300, minimum_add_amount: 5000 }),
      offer(3, { bonus_amount: 9000, end_date: day(10) }),
      offer(4, { bonus_amount: 9000, start_date: day(21) }),
      offer(5, { bonus_amount: 9000, active: false }),
    ])
})

afterEach(() => {
  shop.now = noon
})

const callback = '/profile?page=wallet'
const add = ({ api }: Person, amount: number, more: object = {}, key?: string) =>
  api.POST('/wallet/add-fund', {
    params: key ? { header: { 'Idempotency-Key': key } } : {},
    body: { amount, callback, ...more },
  })

type Adding = { person: Person; page: string; id: string }

/** A new customer on the page where the money is paid. */
const adding = async (amount: number): Promise<Adding> => {
  const person = await newCustomer(shop.app)
  const page = (await add(person, amount)).data!.redirect_link
  return { person, page, id: page.split('/').at(-1)! }
}
const press = (page: string, answer: SandboxAnswer) =>
  shop.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  })
const comeBack = async (id: string) => broughtBack(await shop.app.inject(`/api/payments/return/${id}`))
const rowOf = async (id: string) => {
  const [row] = await shop.services.db.select().from(payments).where(eq(payments.id, id))
  return row!
}
const notice = async (id: string, more = {}) => {
  const { amount, currency, reference } = await rowOf(id)
  const sum = { amount, currency }
  return { reference: reference!, state: 'paid' as const, sum, transaction_reference: 'tr_1', ...more }
}
const hear = async (id: string, more = {}) =>
  settle(cashierOf(shop).cashier, 'sandbox', await notice(id, more))
const balance = async (person: Person) => (await purseOf(person)).wallet_balance

describe('adding money', () => {
  it('a paid page fills the wallet and returns the customer to the shop', async () => {
    const { person, page, id } = await adding(40)
    const shown = (await shop.app.inject(page)).body
    expect(shown).toContain('<dt>Wallet</dt><dd class="amount"><bdi dir="ltr">AED 40.00</bdi></dd>')
    expect(shown).not.toContain('<dt>Order</dt>')
    await press(page, 'pay')
    expect(await comeBack(id)).toEqual({
      status: 303,
      page: '/profile',
      flag: 'success',
      told: { payment_method: 'sandbox', transaction_reference: id },
    })
    expect(await balance(person)).toBe(40)
    expect((await person.api.GET('/wallet/transactions')).data!.data).toMatchObject([
      { transaction_type: 'add_fund', credit: 40, debit: 0, balance: 40, reference: id },
    ])
  })

  it.each<[SandboxAnswer | 'leaves', string, number]>([
    ['bank_refused', 'fail', 0],
    ['cancel', 'cancel', 0],
    ['late', 'success', 0],
    ['twice', 'success', 40],
    ['leaves', 'cancel', 0],
  ])('that ends with "%s" says %s', async (answer, flag, wallet) => {
    const { person, page, id } = await adding(40)
    if (answer !== 'leaves') await press(page, answer)
    expect((await comeBack(id)).flag).toBe(flag)
    expect((await comeBack(id)).flag).toBe(flag)
    expect(await balance(person)).toBe(wallet)
  })

  it('message, browser and job together fill the wallet once, in any order', async () => {
    for (let round = 0; round < 4; round++) {
      const { person, id } = await adding(40)
      await shop.services.db
        .update(sandboxPayments)
        .set({ state: 'paid' })
        .where(eq(sandboxPayments.reference, id))
      await Promise.all([hear(id), comeBack(id), hear(id), comeBack(id), look()])
      for (const state of ['failed', 'canceled', 'open'] as const) await hear(id, { state })
      expect(await balance(person)).toBe(40)
      expect(await rowOf(id)).toMatchObject({ status: 'paid', received_amount: 4000 })
    }
  })

  it('a payment of another sum than the requested one is refunded whole', async () => {
    const { person, id } = await adding(40)
    const sum = { amount: 4001, currency: 'AED' }
    await hear(id, { sum })
    const refund = vi.fn(async () => {})
    await giveMoneyBack(shop, { refund })
    await giveMoneyBack(shop, { refund })
    expect(refund.mock.calls).toEqual([[{ id, reference: id, transaction_reference: 'tr_1', sum }]])
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', received_amount: 4001 })
    expect(await balance(person)).toBe(0)
  })

  it('a payment for an account that was deleted meanwhile is refunded', async () => {
    const { person, id } = await adding(40)
    await person.api.DELETE('/customer/remove-account', confirmed)
    const { cashier, written } = cashierOf(shop)
    await settle(cashier, 'sandbox', await notice(id))
    expect(await rowOf(id)).toMatchObject({ status: 'to_refund', received_amount: 4000 })
    expect(written).toHaveLength(1)
    await giveMoneyBack(shop, { refund: async () => {} })
    expect((await rowOf(id)).status).toBe('refunded')
  })

  it('a payment still fills a wallet that was switched off meanwhile', async () => {
    const { person, id } = await adding(40)
    await using _ = await decided(shop, { customer_wallet_status: false })
    await hear(id)
    expect(await balance(person)).toBe(40)
  })
})

describe('the page where money is added', () => {
  const KEY = 'money-for-the-wallet'

  it('one idempotency key opens one payment page, however often it is sent', async () => {
    const person = await newCustomer(shop.app)
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(person, 40, {}, KEY)))
    const pages = new Set(replies.flatMap(({ data }) => data?.redirect_link ?? []))
    expect(pages.size).toBe(1)
    expect(replies.filter(({ response }) => ![200, 409].includes(response.status))).toEqual([])
    expect(refusalOf(await add(person, 41, {}, KEY))).toEqual({ status: 422, codes: ['idempotency_key'] })
    expect((await add(person, 40)).data!.redirect_link).not.toBe([...pages][0])
    expect((await add(await newCustomer(shop.app), 41, {}, KEY)).response.status).toBe(200)
  })

  it('a gateway that did not answer opens the page of the same payment at the next request', async () => {
    const person = await newCustomer(shop.app)
    const away = { ...shop.services.payments!, open: () => Promise.reject(new PaymentUnavailable('away')) }
    const broken = await buildApp(
      { ...shop.services, payments: away },
      { checkReplies: true, storefront: '/nowhere' },
    )
    const there = { ...person, api: clientOf(broken, { token: person.token! }) }
    expect(refusalOf(await add(there, 40, {}, KEY))).toEqual({ status: 503, codes: ['unavailable'] })
    await broken.close()
    const [row] = (await shop.services.db.select().from(payments)).filter(
      ({ reference }) => reference === null,
    )
    expect((await add(person, 40, {}, KEY)).data!.redirect_link).toContain(row!.id)
  })

  it.each([
    ['nothing', 0, {}, {}, 'amount'],
    ['less than a coin', 0.001, {}, {}, 'amount'],
    ['less than nothing', -5, {}, {}, 'amount'],
    ['too much', 1_000_001, {}, {}, 'amount'],
    ['a gateway the shop has not', 40, { payment_method: 'paypal' }, {}, 'payment_method'],
    ['a way back to elsewhere', 40, { callback: 'https://elsewhere.example' }, {}, 'callback'],
    ['a wallet that is switched off', 40, {}, { customer_wallet_status: false }, 'wallet'],
    ['a wallet that is not filled', 40, {}, { add_fund_status: false }, 'wallet'],
  ])('is not opened for %s', async (_, amount, more, changes, code) => {
    await using _settings = await decided(shop, changes)
    const person = await newCustomer(shop.app)
    expect(refusalOf(await add(person, amount, more))).toEqual({ status: 403, codes: [code] })
  })

  it('a shop without a gateway refuses to add money, and its config says so', async () => {
    const app = await buildApp(
      { ...shop.services, payments: undefined },
      { checkReplies: true, storefront: '/nowhere' },
    )
    const { token } = await newCustomer(shop.app)
    const api = clientOf(app, { token: token! })
    expect(refusalOf(await add({ api, guest_id: '', token }, 40))).toEqual({
      status: 403,
      codes: ['payment_method'],
    })
    expect((await api.GET('/config')).data!.add_fund_status).toBe(0)
    expect((await clientOf(shop.app).GET('/config')).data!.add_fund_status).toBe(1)
    await app.close()
  })

  it('the server refuses to add money for a guest', async () => {
    const guest = await newGuest(shop.app)
    expect(refusalOf(await add(guest, 40))).toEqual({ status: 401, codes: ['auth-001'] })
    expect(refusalOf(await guest.api.GET('/wallet/bonuses'))).toEqual({ status: 401, codes: ['auth-001'] })
  })
})

describe('the bonus', () => {
  it('the server lists a bonus while it is offered', async () => {
    const { token } = await newCustomer(shop.app)
    const { data } = await clientOf(shop.app, { token: token!, locale: 'ar' }).GET('/wallet/bonuses')
    expect(data).toEqual([
      {
        id: 1,
        title: 'Offer 1 ع',
        description: 'About 1 ع',
        bonus_type: 'percentage',
        bonus_amount: 10,
        minimum_add_amount: 100,
        maximum_bonus_amount: 25,
        start_date: day(1).toISOString(),
        end_date: day(30).toISOString(),
      },
      expect.objectContaining({ id: 2, bonus_type: 'amount', bonus_amount: 3, maximum_bonus_amount: null }),
    ])
  })

  it.each([
    [49.99, 0],
    [50, 3],
    [99.99, 3],
    [100, 10],
    [100.05, 10.01],
    [1000, 25],
  ])('for %s is %s', async (amount, bonus) => {
    const { person, id } = await adding(amount)
    await hear(id)
    const { data } = (await person.api.GET('/wallet/transactions')).data!
    const of = (type: string) => data.find(({ transaction_type }) => transaction_type === type)?.credit ?? 0
    expect([of('add_fund'), of('add_fund_bonus')]).toEqual([amount, bonus])
    expect(await balance(person)).toBe(Math.round((amount + bonus) * 100) / 100)
  })

  it('the wallet gets the bonus that was offered when the page opened', async () => {
    const { person, id } = await adding(100)
    shop.now = day(22)
    await hear(id)
    expect(await balance(person)).toBe(110)
  })
})

/** Runs the job that looks after payments without a message from the gateway. */
async function look() {
  const { cashier } = cashierOf(shop)
  const problems: unknown[] = []
  const job = watchUnpaidOrders({ ...cashier, minutes: 30, onError: (error) => problems.push(error) })
  await job.tick()
  await job.stop()
  expect(problems).toEqual([])
}

describe('a page that was left', () => {
  it('the job asks about a page that was left, and closes it after its deadline', async () => {
    const [paid, left] = [await adding(40), await adding(40)]
    await shop.services.db
      .update(sandboxPayments)
      .set({ state: 'paid' })
      .where(eq(sandboxPayments.reference, paid.id))
    shop.now = new Date(noon.getTime() + 30 * 60_000 - 1000)
    await look()
    expect((await rowOf(left.id)).status).toBe('open')
    shop.now = new Date(noon.getTime() + 30 * 60_000)
    await look()
    expect((await rowOf(left.id)).status).toBe('canceled')
    expect([await balance(paid.person), await balance(left.person)]).toEqual([40, 0])
    await press(left.page, 'pay')
    expect((await comeBack(left.id)).flag).toBe('cancel')
  })
})

it('money that is added while the account is removed leaves no idempotency key', async () => {
  const person = await newCustomer(shop.app)
  const customer_id = await idOf(person)
  await person.api.DELETE('/customer/remove-account', confirmed)
  const body = { amount: 10, callback }
  const adding = addFund(shop.services, { customer_id, body, key: randomUUID(), locale: 'en' })
  await expect(adding).rejects.toMatchObject({ status: 401 })
  const { owner } = customerShopper(customer_id)
  expect(await shop.services.db.$count(idempotencyKeys, eq(idempotencyKeys.owner, owner))).toBe(0)
})
