import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { requireSettings } from '#server/db/read-settings.ts'
import { deliveryMen, notifications, offlinePayments, outbox, payments, settings } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { findBroken } from '#server/invariants/find-broken.ts'
import { watchLostParcels } from '#server/jobs/lost-parcels.ts'
import { handOver } from '#server/parcels/hand-over.ts'
import { loseParcel } from '#server/parcels/lose-parcel.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { settleTransfer } from '#server/settlement/transfer.ts'
import { clientOf, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { giveTo } from './support/books.ts'
import { movedClock } from './support/moved-clock.ts'
import { giveMoneyBack } from './support/online-payment.ts'
import { parcelSteps, reason } from './support/parcel-steps.ts'
import {
  carryParcel,
  fillParcelShop,
  giveParcel,
  giveParcelPaidOnline,
  readSides,
} from './support/parcels.ts'
import { courier, transfer } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox, fill: fillParcelShop })
const later = movedClock(shop)
const { balanceOf, bringBack, carried, fail, handoverOf, orderOf, track, turnBack } = parcelSteps(shop)

beforeEach(async () => {
  await shop.services.db.update(deliveryMen).set({ current_orders: 1, latitude: 25.2, longitude: 55.3 })
})

const HOUR = 3600
const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const lose = (id: number) => transact(shop.services.db, (tx) => loseParcel(tx, id, shop.now))
const hand = (id: number) =>
  transact(shop.services.db, (tx) => handOver(tx, id, { now: shop.now, picture: null, name: 'Amira' }))

const historyOf = async (person: Person, order_id: number) =>
  (await track(person, order_id)).payment_history!.map(({ type, payment_method, amount, status }) => [
    type,
    payment_method,
    amount,
    status,
  ])

/** One turn of the job that declares parcels lost. */
async function watch(db = shop.services.db): Promise<void> {
  const errors: unknown[] = []
  const job = watchLostParcels({ ...shop.services, db, onError: (error) => errors.push(error) })
  await job.tick()
  await job.stop()
  expect(errors).toEqual([])
}

describe('a parcel that the courier reports lost', () => {
  it('ends its order canceled with a reason of its own, tells no code, and frees the courier', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    later(600)
    await lose(order_id)
    const lost_at = shop.now.toISOString()
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'canceled',
      canceled: lost_at,
      canceled_by: 'admin',
      cancellation_reason: 'We lost this parcel',
      cancel_fee: null,
      refundable_until: null,
      parcel: {
        lost_at,
        pickup_code: null,
        handover_code: null,
        return_code: null,
        return: null,
        canceled_fee: null,
        proof: null,
      },
    })
    const [yusuf] = await shop.services.db.select().from(deliveryMen).where(eq(deliveryMen.id, courier.yusuf))
    expect(yusuf!.current_orders).toBe(0)
    expect(await findBroken(shop.services.db)).toEqual([])
  })

  it('the reason of a lost parcel is told in the language of the reader', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    await lose(order_id)
    const { data } = await clientOf(shop.app, { locale: 'ar' }).GET('/order/track', {
      params: { query: { order_id, ...who(person) } },
    })
    expect(data!.cancellation_reason).toBe('فقدنا هذا الطرد')
  })

  it('a parcel can be lost on its way back, and then no return is under way and no fee is due', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await carried(person, { charge_payer: 'receiver' })
    await fail(order_id)
    await turnBack(order_id)
    later(60)
    await lose(order_id)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'admin',
      parcel: { lost_at: shop.now.toISOString(), attempts: [{ reason: reason.en }], return: null },
    })
    expect(await historyOf(person, order_id)).toEqual([])
    expect(await handoverOf(order_id)).toMatchObject({ fee: null, kept: 0, collected: 0, charged: 0 })
    expect(await findBroken(shop.services.db)).toEqual([])
  })

  it('a parcel that its customer sent back for a fee can be lost, and costs no fee', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await carried(person)
    const body = { order_id, reason: 'Changed my mind', cancel_fee: 4.5 }
    await person.api.POST('/order/cancel', { body })
    await lose(order_id)
    const refused = await person.api.POST('/order/cancel', { body })
    expect(refusalOf(refused)).toEqual({ status: 409, codes: ['order_status'] })
    expect(await track(person, order_id)).toMatchObject({
      canceled_by: 'admin',
      cancellation_reason: 'We lost this parcel',
    })
    expect(await findBroken(shop.services.db)).toEqual([])
  })

  it('only a parcel that the courier has can be lost, and only once', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveParcel({ services: shop.services, person })
    await expect(lose(order_id)).rejects.toMatchObject({ status: 409 })
    await carryParcel(shop.services, order_id, 'picked_up')
    await hand(order_id)
    await expect(lose(order_id)).rejects.toMatchObject({ status: 409 })
    const lost = await carried(person)
    await lose(lost)
    await expect(lose(lost)).rejects.toMatchObject({ status: 409 })
    await expect(fail(lost)).rejects.toMatchObject({ status: 409 })
    await expect(turnBack(lost)).rejects.toMatchObject({ status: 409 })
    await expect(bringBack(lost)).rejects.toMatchObject({
      status: 409,
    })
  })

  it('the customer is told of a lost parcel in both languages, by a notification and by an event', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3000 })
    const order_id = await carried(person, { payment_method: 'wallet' })
    await lose(order_id)
    const { db } = shop.services
    const told = await db.select().from(notifications).where(eq(notifications.order_id, order_id))
    expect(told.map(({ body }) => body)).toContainEqual({
      en: "We're sorry, we lost your parcel. Everything you paid goes back to you.",
      ar: 'نأسف لأننا فقدنا طردك. سنعيد إليك كل ما دفعته.',
    })
    const events = (await db.select().from(outbox)).map(({ payload }) => payload)
    const event = { order_id, order_status: 'canceled', order_type: 'parcel', lost: true }
    expect(events).toContainEqual(expect.objectContaining(event))
  })

  it('a customer who had paid nothing is told so', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await carried(person)
    later(60)
    await lose(order_id)
    const { data } = await person.api.GET('/customer/notifications')
    expect(data!.notifications[0]!.body).toBe("We're sorry, we lost your parcel. You pay nothing.")
  })
})

describe('the money of a lost parcel', () => {
  it.each(['sender', 'receiver'] as const)(
    'stays with the %s who was to pay the courier in cash',
    async (charge_payer) => {
      const person = await newCustomer(shop.app)
      const order_id = await carried(person, { charge_payer, dm_tips: 2, order_amount: 12 })
      await lose(order_id)
      expect(await historyOf(person, order_id)).toEqual([])
      expect(await track(person, order_id)).toMatchObject({ payment_status: 'unpaid', repayments: [] })
      expect(await balanceOf(person)).toBe(0)
    },
  )

  it('goes back to the wallet that paid it, with fee, tip and additional charge', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3000 })
    const order_id = await carried(person, { payment_method: 'wallet', dm_tips: 2, order_amount: 12 })
    expect(await balanceOf(person)).toBe(18)
    await lose(order_id)
    expect(await balanceOf(person)).toBe(30)
    expect(await historyOf(person, order_id)).toEqual([
      ['paid', 'wallet', 12, 'done'],
      ['given_back', 'wallet', 12, 'done'],
    ])
    expect(await findBroken(shop.services.db)).toEqual([])
  })

  it('goes back to the card that paid it, by the job of the gateway', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveParcelPaidOnline(shop, person, { dm_tips: 2, order_amount: 12 })
    await carryParcel(shop.services, order_id, 'picked_up')
    await lose(order_id)
    expect(await historyOf(person, order_id)).toEqual([
      ['paid', 'digital_payment', 12, 'done'],
      ['given_back', 'digital_payment', 12, 'pending'],
    ])
    expect(await giveMoneyBack(shop)).toEqual([])
    expect((await historyOf(person, order_id)).at(-1)).toEqual(['given_back', 'digital_payment', 12, 'done'])
    const [payment] = await shop.services.db.select().from(payments).where(eq(payments.order_id, order_id))
    expect(payment).toMatchObject({ status: 'refunded', kept: 0 })
    expect(await findBroken(shop.services.db)).toEqual([])
  })

  it('goes back in both its parts, when the wallet paid one and the card the other', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 300 })
    const order_id = await giveParcelPaidOnline(shop, person, { partial_payment: 1 })
    await carryParcel(shop.services, order_id, 'picked_up')
    await lose(order_id)
    const history = await historyOf(person, order_id)
    expect(history.filter(([type]) => type === 'given_back').toSorted()).toEqual([
      ['given_back', 'digital_payment', 7, 'pending'],
      ['given_back', 'wallet', 3, 'done'],
    ])
    expect(await balanceOf(person)).toBe(3)
    expect(await findBroken(shop.services.db)).toEqual([])
  })

  it('goes back to the wallet alone, when the courier was to collect the rest in cash', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 300 })
    const order_id = await carried(person, { partial_payment: 1 })
    await lose(order_id)
    expect(await historyOf(person, order_id)).toEqual([
      ['paid', 'wallet', 3, 'done'],
      ['given_back', 'wallet', 3, 'done'],
    ])
    expect(await balanceOf(person)).toBe(3)
  })

  it('goes back by a transfer of the shop, when a transfer paid it', async () => {
    const person = await newGuest(shop.app)
    const method_informations = [{ customer_input: 'reference', customer_data: 'FT42' }]
    const order_id = await giveParcel(
      { services: shop.services, person },
      {
        payment_method: 'offline_payment',
        offline_payment: { method_id: transfer.bank, method_informations },
      },
    )
    await transact(shop.services.db, (tx) => settleTransfer(tx, order_id, { status: 'verified' }, shop.now))
    await carryParcel(shop.services, order_id, 'picked_up')
    await lose(order_id)
    const [row] = await shop.services.db
      .select()
      .from(offlinePayments)
      .where(eq(offlinePayments.order_id, order_id))
    expect(row).toMatchObject({ status: 'to_refund', kept: 0 })
    expect(await historyOf(person, order_id)).toEqual([
      ['paid', 'offline_payment', 10, 'done'],
      ['given_back', 'offline_payment', 10, 'pending'],
    ])
    expect(await findBroken(shop.services.db)).toEqual([])
  })

  it('adds up to nothing on the receipt, whose figures take the price off', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3000 })
    const order_id = await carried(person, { payment_method: 'wallet' })
    await lose(order_id)
    const { data } = await person.api.GET('/order/receipt', { params: { query: { order_id } } })
    expect(data).toMatchObject({ lost_at: shop.now.toISOString(), total: 0 })
    expect(data!.figures.map(({ key, name, amount }) => [key, name, amount])).toEqual([
      ['item_total', 'Items', 0],
      ['delivery_charge', 'Delivery fee', 9],
      ['additional_charge', 'Service fee', 1],
      ['lost', 'Not charged, as we lost it', -10],
    ])
    const page = await person.api.POST('/order/receipt', { body: { order_id } })
    const { body } = await shop.app.inject(page.data!.link)
    expect(body).toContain('We lost this parcel, so it costs nothing.')
    expect(body).not.toContain('This parcel was canceled.')
  })
})

describe('the readers of a lost parcel', () => {
  it('its links say that it is lost, and show no code, no price and no courier', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    await fail(order_id)
    await lose(order_id)
    const { sender, receiver } = await readSides(shop, person, order_id)
    const gone = {
      order_status: 'canceled',
      lost_at: shop.now.toISOString(),
      code: null,
      order_amount: null,
      return: null,
      courier: null,
      courier_location: null,
    }
    expect(sender).toMatchObject(gone)
    expect(receiver).toMatchObject(gone)
  })

  it('the list of orders says which parcel is lost, which comes back, and nothing of goods', async () => {
    const person = await newCustomer(shop.app)
    const lost = await carried(person)
    await lose(lost)
    const back = await carried(person)
    await turnBack(back)
    const { data } = await person.api.GET('/customer/order/{type}', {
      params: { path: { type: 'list' }, query: { limit: 10, offset: 1 } },
    })
    const parcels = Object.fromEntries(data!.orders.map(({ id, parcel }) => [id, parcel]))
    expect(parcels[lost]).toEqual({ attempts: [], return: null, lost_at: shop.now.toISOString() })
    expect(parcels[back]).toMatchObject({ lost_at: null, return: { status: 'on_the_way' } })
    expect(JSON.stringify(parcels)).not.toContain('_code')
  })

  it('a parcel that is not lost has no time of its loss', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    expect((await track(person, order_id)).parcel!.lost_at).toBeNull()
    const { sender } = await readSides(shop, person, order_id)
    expect(sender.lost_at).toBeNull()
  })
})

describe('the job that declares parcels lost', () => {
  /** Seconds from now to the latest promised arrival. */
  const promised = async (id: number) => (await orderOf(id)).maximum_delivery_minutes * 60

  it('declares a parcel lost a day after its latest promised arrival, and no earlier', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    later((await promised(order_id)) + 24 * HOUR - 1)
    await watch()
    expect((await orderOf(order_id)).order_status).toBe('picked_up')
    later(1)
    await watch()
    expect(await orderOf(order_id)).toMatchObject({ order_status: 'canceled', canceled_by: 'admin' })
    expect((await handoverOf(order_id)).lost_at).toEqual(shop.now)
  })

  it('gives the money back once, however often and in however many processes it runs', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 3000 })
    const order_id = await carried(person, { payment_method: 'wallet' })
    later((await promised(order_id)) + 25 * HOUR)
    await Promise.all([watch(), watch(), watch()])
    const { lost_at } = await handoverOf(order_id)
    later(HOUR)
    await watch()
    expect((await handoverOf(order_id)).lost_at).toEqual(lost_at)
    expect(await balanceOf(person)).toBe(30)
    const { data } = await person.api.GET('/customer/notifications')
    expect(data!.notifications.filter(({ body }) => body.includes('we lost your parcel'))).toHaveLength(1)
    expect(await findBroken(shop.services.db)).toEqual([])
  })

  it('waits as long as the settings of the shop say', async () => {
    const { db } = shop.services
    const known = await requireSettings(db)
    await db.update(settings).set({ value: { ...known, parcel: { ...known.parcel, lost_after_hours: 2 } } })
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    later((await promised(order_id)) + 2 * HOUR)
    await watch()
    expect((await orderOf(order_id)).order_status).toBe('canceled')
    await db.update(settings).set({ value: known })
  })

  it('waits anew after each word of the courier, who fails at the door or turns back', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    later((await promised(order_id)) + 23 * HOUR)
    await turnBack(order_id)
    later(2 * HOUR)
    await watch()
    expect((await orderOf(order_id)).order_status).toBe('picked_up')
    later(22 * HOUR)
    await watch()
    expect((await handoverOf(order_id)).lost_at).toEqual(shop.now)
  })

  it('counts from the promise of a parcel that was fetched ahead of its time', async () => {
    const person = await newGuest(shop.app)
    const schedule_at = new Date(shop.now.getTime() + 48 * HOUR * 1000).toISOString()
    const order_id = await carried(person, { schedule_at })
    later(48 * HOUR)
    await watch()
    expect((await orderOf(order_id)).order_status).toBe('picked_up')
    later((await promised(order_id)) + 24 * HOUR)
    await watch()
    expect((await handoverOf(order_id)).lost_at).toEqual(shop.now)
  })

  it('believes the courier who turns back between its look at the parcels and its decision', async () => {
    const person = await newGuest(shop.app)
    const order_id = await carried(person)
    later((await promised(order_id)) + 25 * HOUR)
    const { db } = shop.services
    let isDone = false
    const transaction: typeof db.transaction = async (...step) => {
      if (!isDone) {
        isDone = true
        await turnBack(order_id)
      }
      return db.transaction(...step)
    }
    await watch(Object.create(db, { transaction: { value: transaction } }))
    expect(isDone).toBe(true)
    expect((await orderOf(order_id)).order_status).toBe('picked_up')
  })

  it('leaves a parcel alone that waits for its courier, and an order of goods', async () => {
    const person = await newGuest(shop.app)
    const waiting = await giveParcel({ services: shop.services, person })
    const delivered = await carried(person)
    await hand(delivered)
    later(300 * HOUR)
    await watch()
    expect((await orderOf(waiting)).order_status).toBe('pending')
    expect((await orderOf(delivered)).order_status).toBe('delivered')
  })

  it('and the hand-over of the same moment: one of both wins', async () => {
    const person = await newCustomer(shop.app)
    await giveTo({ services: shop.services, person }, { wallet: 9000 })
    for (let round = 0; round < 6; round++) {
      const order_id = await carried(person, { payment_method: 'wallet' })
      later((await promised(order_id)) + 25 * HOUR)
      const before = await balanceOf(person)
      const [handed] = await Promise.allSettled(
        round % 2 === 0 ? [hand(order_id), watch()] : [watch().then(() => hand(order_id)), watch()],
      )
      const { order_status, delivered, canceled } = await orderOf(order_id)
      const isHanded = handed!.status === 'fulfilled'
      expect(order_status).toBe(isHanded ? 'delivered' : 'canceled')
      expect([delivered !== null, canceled !== null]).toEqual([isHanded, !isHanded])
      expect((await handoverOf(order_id)).lost_at !== null).toBe(!isHanded)
      expect(await balanceOf(person)).toBe(isHanded ? before : before + 10)
      expect(await findBroken(shop.services.db)).toEqual([])
    }
  })
})
