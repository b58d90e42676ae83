import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cashbacks, type OrderStatus } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { startPayingReferrals } from '#server/jobs/pay-referrals.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { clientOf, confirmed, newCustomer, newGuest, openShop, type Person } from './support/app.ts'
import { giveOrder, kebabToGo } from './support/belongings.ts'
import { purseOf } from './support/books.ts'
import { decided } from './support/decided.ts'
import { placePriced } from './support/priced-order.ts'
import { item, noon, positions, text } from './support/small-shop.ts'

const shop = openShop({ meddled: ['refund-asked'] })

afterEach(async () => {
  shop.now = noon
  await shop.services.db.update(cashbacks).set({ active: false })
})

const move = (id: number, to: OrderStatus) =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, to, { now: shop.now }))
const bring = async (id: number) => {
  for (const step of ['confirmed', 'processing', 'handover', 'delivered'] as const) await move(id, step)
}
/** An order of one kebab: 24.63 for goods of 22.50. */
const order = (person: Person, more: object = {}) => giveOrder({ services: shop.services, person }, more)
const walletOf = async ({ api }: Person) =>
  (await api.GET('/wallet/transactions')).data!.data.map(
    ({ transaction_type, credit, reference }) => `${transaction_type} ${credit} ${reference}`,
  )

describe('points', () => {
  it('a delivered order earns whole points for its goods as paid', async () => {
    await using _ = await decided(shop, { loyalty_point_item_purchase_point: 100 })
    const person = await newCustomer(shop.app)
    const id = await order(person)
    await move(id, 'confirmed')
    expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 0 })
    for (const step of ['processing', 'handover', 'delivered'] as const) await move(id, step)
    expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 22 })
    expect((await person.api.GET('/loyalty-point/transactions')).data!.data).toMatchObject([
      { transaction_type: 'order_place', credit: 22, balance: 22, reference: String(id) },
    ])
  })

  it('an order with a declined refund earns its points once', async () => {
    const person = await newCustomer(shop.app)
    const id = await order(person)
    await bring(id)
    await move(id, 'refund_requested')
    await move(id, 'delivered')
    expect(await purseOf(person)).toMatchObject({ loyalty_point: 1 })
    expect((await person.api.GET('/customer/info')).data!.order_count).toBe(1)
  })

  it.each<[string, Partial<ShopSettings>]>([
    ['they are switched off', { loyalty_point_status: false }],
    ['the goods cost too little', { loyalty_point_item_purchase_point: 4 }],
  ])('are not earned when %s', async (_, changes) => {
    await using _settings = await decided(shop, changes)
    const person = await newCustomer(shop.app)
    await bring(await order(person))
    expect(await purseOf(person)).toEqual({ wallet_balance: 0, loyalty_point: 0 })
  })

  it('a guest earns no points', async () => {
    const guest = await newGuest(shop.app)
    const id = await order(guest)
    await bring(id)
    const { api } = await newCustomer(shop.app, guest.guest_id)
    expect((await api.GET('/customer/info')).data).toMatchObject({ loyalty_point: 0, wallet_balance: 0 })
  })
})

describe('cashback', () => {
  beforeAll(async () => {
    const offer = (id: number, more: object) => ({
      id,
      title: text(`Offer ${id}`),
      cashback_type: 'percentage' as const,
      cashback_amount: 500,
      start_date: new Date('2026-11-20T07:00:00Z'),
      end_date: new Date('2026-11-20T09:00:00Z'),
      active: false,
      ...more,
    })
    await shop.services.db
      .insert(cashbacks)
      .values([
        offer(1, {}),
        offer(2, { cashback_type: 'amount', cashback_amount: 300, min_purchase: 2250 }),
        offer(3, { cashback_type: 'amount', cashback_amount: 900, min_purchase: 2251 }),
      ])
  })
  const offered = (id: number) =>
    shop.services.db.update(cashbacks).set({ active: true }).where(eq(cashbacks.id, id))

  it('a delivered order earns the cashback of the best offer', async () => {
    await offered(1)
    await offered(2)
    const person = await newCustomer(shop.app)
    const id = await order(person)
    expect(await walletOf(person)).toEqual([])
    await bring(id)
    expect(await walletOf(person)).toEqual([`CashBack 3 ${id}`])
  })

  it('an order earns the cashback that was offered when it was placed', async () => {
    await offered(1)
    const person = await newCustomer(shop.app)
    const [during, after] = [await order(person), new Date('2026-11-20T10:00:00Z')]
    shop.now = after
    const late = await order(person)
    await bring(during)
    await bring(late)
    expect(await walletOf(person)).toEqual([`CashBack 1.13 ${during}`])
  })

  it('no tip, fee or tax earns rewards, and none of them lifts an order over a minimum', async () => {
    await using _ = await decided(shop, { loyalty_point_item_purchase_point: 100 })
    await offered(1)
    await offered(3)
    const person = await newCustomer(shop.app)
    // 22.50 of goods below the minimum of 22.51; with 1.13 of tax, 6.00 for the way, the service fee and the tip 1,029.63.
    const { order_id, order_amount } = await placePriced(
      person,
      [{ item_id: item.kebab, price: 25, quantity: 1 }],
      { order_type: 'delivery', address: '14 Pearl Street', ...positions.center, dm_tips: 999 },
    )
    expect(order_amount).toBe(1029.63)
    const { data } = await person.api.GET('/order/track', { params: { query: { order_id } } })
    expect(data).toMatchObject({ loyalty_point: 22, cashback_amount: 1.13 })
    await bring(order_id)
    expect(await purseOf(person)).toEqual({ wallet_balance: 1.13, loyalty_point: 22 })
  })

  it('guests, canceled orders and shops without a wallet get no cashback', async () => {
    await offered(1)
    const person = await newCustomer(shop.app)
    await move(await order(person), 'canceled')
    await bring(await order(await newGuest(shop.app)))
    {
      await using _ = await decided(shop, { customer_wallet_status: false })
      await bring(await order(person))
    }
    expect(await walletOf(person)).toEqual([])
  })
})

describe('a referral code', () => {
  const on = { ref_earning_status: true }
  let friends = 0

  /** A customer, and a friend who signed up with the code of the customer. */
  async function brought(phone?: string) {
    const person = await newCustomer(shop.app)
    const { ref_code } = (await person.api.GET('/customer/info')).data!
    friends++
    const { data } = await clientOf(shop.app).POST('/auth/sign-up', {
      body: {
        f_name: 'Friend',
        l_name: 'Haddad',
        email: `friend${friends}@example.com`,
        phone: phone ?? `+97154${1_000_000 + friends}`,
        password: 'long enough',
        confirm_password: 'long enough',
        ref_code: ref_code.toLowerCase(),
      },
    })
    const friend: Person = {
      api: clientOf(shop.app, { token: data!.token }),
      guest_id: '',
      token: data!.token,
    }
    return { person, friend }
  }

  const HOUR = 3_600_000
  /** The job, so long after the delivery. */
  const pay = async (hours = 24.1) => {
    shop.now = new Date(noon.getTime() + hours * HOUR)
    const errors: unknown[] = []
    const job = startPayingReferrals({ ...shop.services, onError: (error) => void errors.push(error) })
    await Promise.all([job.tick(), job.tick()])
    await job.stop()
    expect(errors).toEqual([])
    shop.now = noon
  }

  it("the referrer is paid once, when the friend's first order can no longer be refunded", async () => {
    await using _ = await decided(shop, on)
    const { person, friend } = await brought()
    const [first, second] = [await order(friend), await order(friend)]
    await bring(first)
    await pay(24)
    expect(await walletOf(person)).toEqual([])
    await pay()
    expect(await walletOf(person)).toEqual(['referrer 10 null'])
    await bring(second)
    await pay(72)
    expect(await purseOf(person)).toMatchObject({ wallet_balance: 10 })
    expect(await walletOf(friend)).toEqual([])
  })

  it('a refunded order earns no referral, an undecided one waits, and the next one pays', async () => {
    await using _ = await decided(shop, on)
    const { person, friend } = await brought()
    const first = await order(friend)
    await bring(first)
    await move(first, 'refund_requested')
    await pay()
    expect(await walletOf(person)).toEqual([])
    await move(first, 'refunded')
    await pay(48)
    expect(await walletOf(person)).toEqual([])
    await bring(await order(friend))
    await pay(72)
    expect(await walletOf(person)).toEqual(['referrer 10 null'])
  })

  it('the first order above the minimum pays the referrer', async () => {
    await using _ = await decided(shop, { ...on, ref_earning_minimum_order: 2251 })
    const { person, friend } = await brought()
    await bring(await order(friend))
    await pay()
    expect(await walletOf(person)).toEqual([])
    await bring(await order(friend, { cart: [{ ...kebabToGo.cart[0], quantity: 2 }], order_amount: 48.25 }))
    await pay(48)
    expect(await walletOf(person)).toEqual(['referrer 10 null'])
  })

  it('a new account with the phone number of a deleted one earns no referral', async () => {
    await using _ = await decided(shop, on)
    const { person, friend } = await brought()
    const { phone } = (await friend.api.GET('/customer/info')).data!
    await bring(await order(friend))
    await pay()
    await friend.api.DELETE('/customer/remove-account', confirmed)
    const again = await brought(phone)
    await bring(await order(again.friend))
    await pay(48)
    expect(await walletOf(again.person)).toEqual([])
    expect(await walletOf(person)).toEqual(['referrer 10 null'])
  })

  it('two first orders delivered at once pay the referrer once', async () => {
    await using _ = await decided(shop, on)
    const { person, friend } = await brought()
    const both = await Promise.all([order(friend), order(friend)])
    for (const id of both)
      for (const step of ['confirmed', 'processing', 'handover'] as const) await move(id, step)
    await Promise.all(both.map((id) => move(id, 'delivered')))
    await Promise.all([pay(), pay()])
    expect(await purseOf(person)).toMatchObject({ wallet_balance: 10 })
    expect(await purseOf(friend)).toMatchObject({ loyalty_point: 2 })
  })

  it('the referrer is notified at once and in the notification centre, in their language', async () => {
    await using _ = await decided(shop, on)
    const { person, friend } = await brought()
    const reply = await shop.app.inject({
      url: '/api/v1/events',
      headers: { authorization: `Bearer ${person.token}`, 'x-localization': 'ar' },
      payloadAsStream: true,
    })
    const heard: string[] = []
    reply
      .stream()
      .setEncoding('utf8')
      .on('data', (part: string) => heard.push(part))
    await bring(await order(friend))
    await pay()
    const referral = () => /^event: referral\ndata: (.*)$/m.exec(heard.join(''))?.[1]
    await expect.poll(referral).toBeDefined()
    expect(JSON.parse(referral()!)).toEqual({
      title: 'استُخدم رمز الدعوة الخاص بك',
      body: 'استلم صديقك طلبه الأول. أُضيف 10.00 د.إ إلى محفظتك.',
    })
    reply.stream().destroy()
    const { data } = await person.api.GET('/customer/notifications')
    expect(data!.notifications).toMatchObject([
      {
        type: 'referral_code',
        title: 'Your referral code was used',
        body: 'Your friend received their first order. AED 10.00 has been added to your wallet.',
        order_id: null,
      },
    ])
  })

  it.each<[string, Partial<ShopSettings>]>([
    ['referrals are switched off', {}],
    ['the wallet is switched off', { ...on, customer_wallet_status: false }],
    ['they are worth nothing', { ...on, ref_earning_exchange_rate: 0 }],
  ])('pays nothing when %s', async (_, changes) => {
    await using _settings = await decided(shop, changes)
    const { person, friend } = await brought()
    await bring(await order(friend))
    await pay()
    expect(await walletOf(person)).toEqual([])
    expect((await person.api.GET('/customer/notifications')).data!.total_size).toBe(0)
  })

  it('a deleted referrer earns nothing, and the order is delivered', async () => {
    await using _ = await decided(shop, on)
    const { person, friend } = await brought()
    await person.api.DELETE('/customer/remove-account', confirmed)
    const id = await order(friend)
    await bring(id)
    await pay()
    expect(
      (await friend.api.GET('/order/track', { params: { query: { order_id: id } } })).data!.order_status,
    ).toBe('delivered')
  })
})
