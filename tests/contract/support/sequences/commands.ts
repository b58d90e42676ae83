import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { transact } from '#server/db/transact.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { clientOf, newGuest, newPhone } from '#tests/contract/support/app.ts'
import { bring, contact } from '#tests/contract/support/belongings.ts'
import { giveTo } from '#tests/contract/support/books.ts'
import { asForm } from '#tests/contract/support/forms.ts'
import { addOn } from '#tests/contract/support/small-shop.ts'
import {
  type Command,
  cartOf,
  command,
  decimal,
  type Method,
  methods,
  named,
  obeys,
  often,
  pick,
  walletPart,
} from './command.ts'
import {
  credit,
  elsewhere,
  hasUsedCoupon,
  type Line,
  leastOf,
  leftOf,
  type Model,
  menu,
  mergedCart,
  moveStock,
  newShopper,
  type Offer,
  type Order,
  pointsFor,
  priceOf,
  refund,
  takesCoupon,
  type Who,
  worthOf,
} from './model.ts'
import { parcelCommands } from './parcel-commands.ts'

const wanted = ({ offer, quantity, sauces }: Line) => ({
  model: 'Item' as const,
  item_id: offer.item_id,
  price: decimal(offer.price),
  quantity,
  variation: offer.variation as never,
  ...(sauces > 0 ? { add_on_ids: [addOn.sauce], add_on_qtys: [sauces] } : {}),
})

const tooMany = (model: Model, cart: Line[], offer: Offer, quantity: number) => ({
  cart_item_limit: quantity + elsewhere(cart, offer) > offer.most,
  stock: quantity > leftOf(model, offer),
})

const add = (who: Who, offer: Offer, quantity: number, sauces: number) =>
  command(
    `${who} adds ${quantity} of ${offer.item_id} (${offer.price}) with ${sauces}`,
    async (model, real) => {
      const { cart } = model[who]
      const line = { offer, quantity, sauces: offer.takesSauce ? sauces : 0, since: model.added++ }
      const reply = await real[who].api.POST('/cart/add', { body: { ...named(real[who]), ...wanted(line) } })
      const broken = {
        different_stores: cart.some((other) => other.offer.store_id !== offer.store_id),
        cart_item: cart.some((other) => other.offer === offer),
        ...tooMany(model, cart, offer, quantity),
      }
      if (obeys(reply, broken)) cart.push(line)
    },
  )

const hasLines = (who: Who) => (model: Readonly<Model>) => model[who].cart.length > 0

const update = (who: Who, at: number, quantity: number) =>
  command(
    `${who} wants ${quantity} of line ${at}`,
    async (model, real) => {
      const { cart } = model[who]
      const line = pick(cart, at)
      const { id } = pick(await cartOf(real[who]), at)
      const reply = await real[who].api.POST('/cart/update', {
        body: { ...named(real[who]), cart_id: id, quantity, price: 0 },
      })
      if (obeys(reply, tooMany(model, cart, line.offer, quantity))) line.quantity = quantity
    },
    hasLines(who),
  )

const remove = (who: Who, at: number) =>
  command(
    `${who} removes line ${at}`,
    async (model, real) => {
      const { id } = pick(await cartOf(real[who]), at)
      const query = { ...named(real[who]), cart_id: id }
      obeys(await real[who].api.DELETE('/cart/remove-item', { params: { query } }), {})
      model[who].cart.splice(at % model[who].cart.length, 1)
    },
    hasLines(who),
  )

const clear = (who: Who) =>
  command(`${who} clears the cart`, async (model, real) => {
    obeys(await real[who].api.DELETE('/cart/remove', { params: { query: named(real[who]) } }), {})
    model[who].cart = []
  })

const askForCoupon = (who: Who, store_id: number) =>
  command(`${who} asks for the coupon at ${store_id}`, async (model, real) => {
    const query = { ...named(real[who]), code: 'WELCOME10', store_id }
    const reply = await real[who].api.GET('/coupon/apply', { params: { query } })
    obeys(reply, { coupon: hasUsedCoupon(model[who]) || !takesCoupon(store_id) })
  })

function brokenByOrder(model: Model, who: Who, method: Method, coupon: boolean, isWrong: boolean) {
  const { cart } = model[who]
  const store_id = cart[0]?.offer.store_id ?? menu[0]!.store_id
  const { full, amount } = cart.length > 0 ? priceOf(cart, coupon) : { full: 0, amount: 0 }
  const { wallet } = model
  return {
    order_details: cart.length === 0,
    minimum_order: full < leastOf(store_id),
    coupon: coupon && (hasUsedCoupon(model[who]) || !takesCoupon(store_id)),
    order_amount: isWrong,
    payment_method: method === 'wallet' && (who === 'guest' || wallet < amount),
    partial_payment: method === 'partly' && (who === 'guest' || wallet === 0 || wallet >= amount),
    stock: cart.some(({ offer, quantity }) => quantity > leftOf(model, offer)),
  }
}

/** Places the cart as an order to be collected; a repeat under the same key is the same order. */
const place = (who: Who, method: Method, coupon: boolean, isWrong: boolean, repeats: number) =>
  command(
    `${who} orders, ${method}${coupon ? ', with the coupon' : ''}${isWrong ? ', a wrong amount' : ''}, ${repeats} times`,
    async (model, real) => {
      const { cart, orders } = model[who]
      const { amount, subtotal } = cart.length > 0 ? priceOf(cart, coupon) : { amount: 100, subtotal: 0 }
      const broken = brokenByOrder(model, who, method, coupon, isWrong)
      const key = randomUUID()
      const send = () =>
        real[who].api.POST('/customer/order/place', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            order_type: 'take_away',
            ...methods[method],
            ...contact,
            contact_person_number: real.guestPhone,
            ...named(real[who]),
            store_id: cart[0]?.offer.store_id ?? menu[0]!.store_id,
            order_amount: decimal(isWrong ? amount + 1 : amount),
            ...(coupon && { coupon_code: 'WELCOME10' }),
          },
        })
      const reply = await send()
      if (!obeys(reply, broken)) return
      const { order_id: id, total_ammount } = reply.data!
      expect(total_ammount).toBe(decimal(amount))
      for (let again = 1; again < repeats; again++) expect((await send()).data).toEqual(reply.data)
      const wallet = walletPart(model, method, amount)
      orders.push({ id, amount, subtotal, wallet, coupon, lines: cart, status: 'pending', earned: 0 })
      moveStock(model, cart, -1)
      model.wallet -= wallet
      model[who].cart = []
    },
    // Once in a while with nothing in the cart.
    (model) => isWrong || model[who].cart.length > 0,
  )

const hasOrders = (who: Who) => (model: Readonly<Model>) => model[who].orders.length > 0

const cancel = (who: Who, at: number) =>
  command(
    `${who} cancels order ${at}`,
    async (model, real) => {
      const order = pick(model[who].orders, at)
      const body = { ...named(real[who]), order_id: order.id, reason: 'Changed my mind' }
      const reply = await real[who].api.POST('/order/cancel', { body })
      const isAgain = order.status === 'canceled'
      if (!obeys(reply, { order_status: order.status !== 'pending' && !isAgain }) || isAgain) return
      order.status = 'canceled'
      credit(model, order.wallet)
      moveStock(model, order.lines, 1)
    },
    hasOrders(who),
  )

const pendingOf = (model: Readonly<Model>, who: Who): Order[] =>
  model[who].orders.filter(({ status }) => status === 'pending')

const deliver = (who: Who, at: number) =>
  command(
    `order ${at} of the ${who} is brought`,
    async (model, { shop }) => {
      const order = pick(pendingOf(model, who), at)
      await bring(shop.services, order.id)
      order.status = 'delivered'
      if (who === 'customer') order.earned = pointsFor(order.subtotal)
      model.points += order.earned
    },
    (model) => pendingOf(model, who).length > 0,
  )

const refundOrder = (who: Who, at: number) =>
  command(
    `${who} has order ${at} refunded`,
    async (model, real) => {
      const order = pick(model[who].orders, at)
      const reply = await real[who].api.POST('/order/refund-request', {
        body: { ...named(real[who]), order_id: order.id, customer_reason: 'Cold' },
        bodySerializer: asForm,
      })
      const broken = { order_status: order.status !== 'delivered', refund: order.status === 'refunded' }
      if (!obeys(reply, broken)) return
      const { db, now } = real.shop.services
      await transact(db, (tx) => decideRefund(tx, order.id, { status: 'approved', now: now() }))
      refund(model, who, order)
    },
    hasOrders(who),
  )

const receive = (given: { wallet?: number; points?: number }) =>
  command(`the customer is given ${JSON.stringify(given)}`, async (model, { shop, customer }) => {
    await giveTo({ services: shop.services, person: customer }, given)
    credit(model, given.wallet ?? 0)
    model.points += given.points ?? 0
  })

const transferPoints = (point: number) =>
  command(`the customer transfers ${point} points`, async (model, { customer }) => {
    const reply = await customer.api.POST('/loyalty-point/point-transfer', { body: { point } })
    if (!obeys(reply, { point: point < 100 || point > model.points })) return
    model.points -= point
    credit(model, worthOf(point))
  })

const addFund = (minor: number, answer: 'pay' | 'bank_refused') =>
  command(`the customer adds ${minor} (${answer})`, async (model, { shop: { app }, customer }) => {
    const body = { amount: decimal(minor), callback: '/profile?page=wallet' }
    const page = (await customer.api.POST('/wallet/add-fund', { body })).data!.redirect_link
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const pressed = await app.inject({ method: 'POST', url: page, headers, payload: `answer=${answer}` })
    for (let times = 0; times < 2; times++) await app.inject(String(pressed.headers.location))
    if (answer === 'pay') credit(model, minor)
  })

/** The guest becomes the customer, and a new guest comes. */
const signIn = () =>
  command('the guest signs in', async (model, real) => {
    const { phone } = real.customer
    const { guest_id } = real.guest
    const body = { phone, password: 'long enough', guest_id }
    obeys(await clientOf(real.shop.app).POST('/auth/login', { body }), {})
    real.guest = await newGuest(real.shop.app)
    real.guestPhone = newPhone()
    model.customer.cart = mergedCart(model)
    model.customer.orders.push(...model.guest.orders)
    model.customer.parcels.push(...model.guest.parcels)
    model.guest = newShopper()
  })

/** Equal lines meet too seldom by chance. */
const wantTheSame = (offer: Offer, one: number, other: number) =>
  command(`guest and customer want ${one} and ${other} of ${offer.item_id}`, async (model, real) => {
    const steps = [
      clear('guest'),
      clear('customer'),
      add('guest', offer, one, 0),
      add('customer', offer, other, 0),
    ]
    for (const step of [...steps, signIn()]) await step.run(model, real)
  })

const who = fc.constantFrom<Who>('guest', 'customer', 'customer')
const at = fc.nat(20)
const quantity = fc.integer({ min: 1, max: 6 })
const rarely = fc.integer({ min: 0, max: 9 }).map((one) => one === 0)
/** Mostly of one store, or hardly a cart would come together. */
const grill = menu.filter(({ store_id }) => store_id === menu[0]!.store_id)
const wish = fc.constantFrom(menu[0]!, menu[0]!, ...grill, ...grill, ...menu)
const paymentMethods = fc.constantFrom<Method>('cash', 'wallet', 'partly')
const stores = [...new Set(menu.map(({ store_id }) => store_id))]

const ordering = fc
  .tuple(who, paymentMethods, fc.boolean(), rarely, fc.constantFrom(1, 1, 3))
  .map((args) => place(...args))
const adding = fc.tuple(who, wish, fc.constantFrom(1, 1, 2, 4, 4, 6), fc.nat(2)).map((args) => add(...args))

/** What fills and empties the wallet, and what changes the owner of everything. */
const aroundOrders: fc.Arbitrary<Command>[] = [
  fc
    .record({ wallet: fc.integer({ min: 1, max: 9000 }), points: fc.integer({ min: 1, max: 200 }) })
    .map(receive),
  ...often(2, fc.integer({ min: 50, max: 300 }).map(transferPoints)),
  fc
    .tuple(fc.integer({ min: 100, max: 9000 }), fc.constantFrom('pay' as const, 'bank_refused' as const))
    .map((args) => addFund(...args)),
  fc.constant(signIn()),
]

/** Every command about items, in any order; a command that leads on comes more often than a command that ends an order. */
const itemCommands: fc.Arbitrary<Command>[] = [
  ...often(5, adding),
  fc.tuple(who, at, quantity).map((args) => update(...args)),
  fc.tuple(who, at).map((args) => remove(...args)),
  who.map(clear),
  fc.tuple(who, fc.constantFrom(...stores)).map((args) => askForCoupon(...args)),
  ...often(8, ordering),
  ...often(
    4,
    fc.tuple(who, at).map((args) => cancel(...args)),
  ),
  ...often(
    2,
    fc.tuple(who, at).map((args) => deliver(...args)),
  ),
  ...often(
    2,
    fc.tuple(who, at).map((args) => refundOrder(...args)),
  ),
  ...aroundOrders,
  fc.tuple(wish, quantity, quantity).map((args) => wantTheSame(...args)),
]

/** The walks are apart: one of both kinds is too short to bring a parcel to its end. */
export const walks = {
  goods: itemCommands,
  parcels: [...parcelCommands, ...aroundOrders, adding, ordering],
}
