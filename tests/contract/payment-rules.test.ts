import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { items, orders } from '#server/db/schema.ts'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { createSandbox, type SandboxAnswer } from '#server/payments/sandbox.ts'
import { dueIn } from '#tests/fixtures/plain-order.ts'
import { newCustomer, newGuest, newPhone, openShop, type Person } from './support/app.ts'
import { giveTo, purseOf } from './support/books.ts'
import { cashierOf, comeBack, paying, rowsOf, startPayment } from './support/online-payment.ts'
import { item, store } from './support/small-shop.ts'

/** How each order was to be paid at the moment the gateway was asked to close its page. */
const closedWhile: (string | undefined)[] = []

const shop = openShop({
  payments: (db, now) => {
    const sandbox = createSandbox(db, now)
    return {
      ...sandbox,
      close: async (reference) => {
        const notice = await sandbox.close(reference)
        const [order] = await db.select().from(orders).where(eq(orders.id, current))
        closedWhile.push(order?.payment_method)
        return notice
      },
    }
  },
})
let current = 0

beforeAll(async () => {
  await shop.services.db.update(items).set({ stock: 500 }).where(eq(items.id, item.margherita))
})

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const press = (page: string, answer: SandboxAnswer) =>
  shop.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  })
const track = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/track', { params: { query: { order_id, ...who(person) } } })).data!
const pageOf = async (person: Person, order_id: number) =>
  (await startPayment(person, order_id)).data!.redirect_link

// Rule 2: only the gateway is believed.
describe('a return address', () => {
  const returnOf = async (order_id: number) =>
    `/api/payments/return/${(await rowsOf(shop, order_id)).last.id}`

  it('a forged return leaves an order that the gateway still decides unpaid and pending', async () => {
    const { person, order_id, page } = await paying(shop)
    await press(page, 'late')
    const forged = `${await returnOf(order_id)}?flag=success&payment_status=paid&token=${btoa('paid')}`
    for (let times = 0; times < 3; times++) await shop.app.inject(forged)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'unpaid',
      online_payment: { status: 'pending' },
    })
  })

  it('a forged return pays no order whose page was not paid', async () => {
    const { person, order_id } = await paying(shop)
    const reply = await shop.app.inject(`${await returnOf(order_id)}?flag=success`)
    expect(new URL(String(reply.headers.location), 'http://shop.test').searchParams.get('flag')).toBe(
      'cancel',
    )
    expect(await track(person, order_id)).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' })
  })

  it('a return of a payment that does not exist is not found', async () => {
    expect((await shop.app.inject('/api/payments/return/made-up?flag=success')).statusCode).toBe(404)
  })

  it('a genuine return that is opened again and again pays the order once', async () => {
    const { person, order_id, page } = await paying(shop)
    await press(page, 'pay')
    const flags = []
    for (let times = 0; times < 4; times++) flags.push((await comeBack(shop, order_id)).flag)
    expect(flags).toEqual(['success', 'success', 'success', 'success'])
    const { tries } = await rowsOf(shop, order_id)
    expect(tries.map(({ status }) => status)).toEqual(['paid'])
    expect((await track(person, order_id)).repayments).toEqual([])
  })
})

// Rule 5.
describe('choosing another way to pay', () => {
  it.each(['cash_on_delivery', 'wallet', 'offline_payment'] as const)(
    'the shop closes the page of the gateway before it changes the order to %s',
    async (payment_method) => {
      const person = await newCustomer(shop.app)
      await giveTo({ services: shop.services, person }, { wallet: 20_000 })
      const { order_id } = await order(person, {})
      const page = await pageOf(person, order_id)
      closedWhile.length = 0
      current = order_id
      await person.api.PUT('/order/payment-method', { body: { order_id, payment_method } })
      expect(closedWhile).toEqual(['digital_payment'])
      // The old page takes no more money.
      await press(page, 'pay')
      expect((await comeBack(shop, order_id)).flag).toBe('cancel')
      expect(await track(person, order_id)).toMatchObject({ payment_method, repayments: [] })
    },
  )
})

/** Three pizzas, collected and paid online by a person with a phone of their own. */
async function order(person: Person, more: object) {
  const body = {
    contact_person_name: 'Omar',
    contact_person_number: newPhone(),
    ...who(person),
    order_type: 'take_away' as const,
    payment_method: 'digital_payment' as const,
    store_id: store.pizza,
    is_buy_now: 1 as const,
    cart: [{ model: 'Item' as const, item_id: item.margherita, price: 33.33, quantity: 3 }],
    ...more,
  }
  const place = (order_amount: number) =>
    person.api.POST('/customer/order/place', { body: { ...body, order_amount } })
  const { data } = await place(dueIn((await place(0)).error))
  return data!
}

// Rule 6.
describe('an order that comes to nothing', () => {
  const coupon = { coupon_code: 'WELCOME10' }
  const seen = async (person: Person) => {
    const { api } = person
    const query = { code: coupon.coupon_code, store_id: store.pizza, ...who(person) }
    const pizza = await api.GET('/items/details/{id}', { params: { path: { id: String(item.margherita) } } })
    return {
      stock: pizza.data!.stock,
      mayUseCoupon: (await api.GET('/coupon/apply', { params: { query } })).response.ok,
      ...(person.token && (await purseOf(person))),
    }
  }
  const bookings = async ({ api }: Person) =>
    (await api.GET('/wallet/transactions', { params: { query: { type: 'order' } } })).data!.data.map(
      ({ transaction_type, credit, debit }) => [transaction_type, credit - debit],
    )
  const wait = async () => {
    // The clock goes on from test to test, because the counts of an hour must not go back.
    shop.now = new Date(shop.now.getTime() + 30 * 60_000)
    const job = watchUnpaidOrders({
      ...cashierOf(shop).cashier,
      minutes: 30,
      onError: (error) => expect(error).toBe(undefined),
    })
    await job.tick()
    await job.stop()
  }
  const cancel = async (person: Person, order_id: number) => {
    await person.api.PUT('/order/cancel', {
      body: { order_id, ...who(person), reason: 'Order payment canceled' },
    })
  }

  // The orders of the tests before hold pizzas, too.
  beforeAll(wait)

  type End = (person: Person, order_id: number) => Promise<unknown>
  const ends: [string, End][] = [
    ['is canceled while its page is open', cancel],
    [
      'is canceled after its payment failed',
      async (person, order_id) => {
        await press(await pageOf(person, order_id), 'insufficient_funds')
        await cancel(person, order_id)
      },
    ],
    ['waits too long for its money', wait],
    [
      'waits too long after its payment failed',
      async (person, order_id) => {
        await press(await pageOf(person, order_id), 'expired')
        await wait()
      },
    ],
  ]

  it.each(ends)(
    'a customer whose order %s has wallet part, coupon, points and stock back',
    async (_, end) => {
      const person = await newCustomer(shop.app)
      await giveTo({ services: shop.services, person }, { wallet: 1000, points: 300 })
      const before = await seen(person)
      expect(before).toMatchObject({ mayUseCoupon: true, wallet_balance: 10, loyalty_point: 300 })
      const { order_id } = await order(person, { ...coupon, partial_payment: 1 })
      await pageOf(person, order_id)
      expect(await seen(person)).toEqual({
        ...before,
        stock: before.stock! - 3,
        mayUseCoupon: false,
        wallet_balance: 0,
      })
      await end(person, order_id)
      expect(await track(person, order_id)).toMatchObject({ order_status: 'canceled', repayments: [] })
      expect(await seen(person)).toEqual(before)
      expect(await bookings(person)).toEqual([
        ['order_refund', 10],
        ['partial_payment', -10],
      ])
    },
  )

  it.each(ends)('a guest whose order %s has coupon and stock back', async (_, end) => {
    const person = await newGuest(shop.app)
    const before = await seen(person)
    const { order_id } = await order(person, coupon)
    await pageOf(person, order_id)
    expect(await seen(person)).toEqual({ stock: before.stock! - 3, mayUseCoupon: false })
    await end(person, order_id)
    expect(await seen(person)).toEqual(before)
  })
})
