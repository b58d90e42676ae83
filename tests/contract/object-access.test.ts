import { beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { type Belongings, contact, giveBelongings } from './support/belongings.ts'
import { type Operation, operations } from './support/contract.ts'
import { type Asker, goodRequest, payloadOf, urlOf } from './support/good-requests.ts'
import { item } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox })

const names = ['guest', 'other guest', 'customer', 'other customer'] as const
type Name = (typeof names)[number]
const people = {} as Record<Name, Asker & { person: Person }>

beforeAll(async () => {
  const { app, services } = shop
  const known = async (person: Person, phone = '') => ({
    person,
    phone,
    has: await giveBelongings({ services, person }),
  })
  for (const name of ['guest', 'other guest'] as const) people[name] = await known(await newGuest(app))
  for (const name of ['customer', 'other customer'] as const) {
    const customer = await newCustomer(app)
    people[name] = await known(customer, customer.phone)
  }
  const { api } = people.customer.person
  await api.POST('/wish-list/add', { params: { query: { item_id: item.margherita } } })
})

/** Everybody who might ask for what a person has; the last two carry more than one name. */
const askers = [
  'nobody',
  ...names,
  'somebody with a dead token',
  'other customer with the id of the guest',
] as const
type AskerName = (typeof askers)[number]

/** Other reviews are for everybody to read. */
const reviewing = ['submitReview', 'submitCourierReview', 'getReviewReminder', 'cancelReviewReminder']

const personalTags = [
  'cart',
  'addresses',
  'orders',
  'payments',
  'profile',
  'wallet',
  'loyalty',
  'wishlist',
  'notifications',
  'messages',
  'events',
]
const personal = operations.filter(
  ({ tag, id }) =>
    personalTags.includes(tag) ||
    ['applyCoupon', 'listSuggestedItems', 'listVisitAgainItems', ...reviewing].includes(id),
)
const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const)

/** Operations that name one thing, and what of somebody's belongings it is. */
const thingOf: Record<string, keyof Belongings> = {
  updateCart: 'cart_id',
  replaceCartLine: 'cart_id',
  removeFromCart: 'cart_id',
  updateAddress: 'address_id',
  replaceAddress: 'address_id',
  deleteAddress: 'address_id',
  getOrderDetails: 'order_id',
  trackOrder: 'order_id',
  orderAgain: 'order_id',
  requestRefund: 'delivered_order_id',
  submitReview: 'delivered_order_id',
  submitCourierReview: 'delivered_order_id',
  cancelReviewReminder: 'order_id',
  getPrescription: 'order_id',
  getReceipt: 'order_id',
  openReceipt: 'order_id',
  cancelOrder: 'order_id',
  cancelFailedOrder: 'failed_order_id',
  switchPaymentMethod: 'failed_order_id',
  startPayment: 'unpaid_order_id',
  getCourierLocation: 'carried_order_id',
  getConversation: 'conversation_id',
  sendMessage: 'conversation_id',
  saveOfflinePayment: 'offline_order_id',
}
/** A number nothing has. */
const NOTHING = 2_000_000_000
const nothing: Belongings = {
  cart_id: NOTHING,
  order_id: NOTHING,
  failed_order_id: NOTHING,
  unpaid_order_id: NOTHING,
  carried_order_id: NOTHING,
  delivered_order_id: NOTHING,
  offline_order_id: NOTHING,
  address_id: NOTHING,
  conversation_id: NOTHING,
}

/** What the operation answers an asker about these belongings. */
async function answer(operation: Operation, name: AskerName, has: Belongings) {
  const request = goodRequest(operation, { ...whoIs(name), has })
  const headers: Record<string, string> = { ...request.headers }
  for (const proof of ['contact_number', 'contact_email']) delete request.query[proof]
  if (name === 'somebody with a dead token') headers.authorization = 'Bearer long-forgotten'
  if (name === 'other customer with the id of the guest') {
    const { guest_id } = people.guest.person
    request.query.guest_id = guest_id
    if (request.body && 'guest_id' in (operation.body?.example ?? {})) request.body.guest_id = guest_id
  }
  const sent = await payloadOf(operation, request)
  const reply = await shop.app.inject({
    method: operation.method as 'GET',
    url: urlOf(operation, request),
    headers: { ...headers, ...sent.headers },
    ...(sent.payload ? { payload: sent.payload } : {}),
  })
  return { status: reply.statusCode, body: reply.json(), cache: reply.headers['cache-control'] }
}

const whoIs = (name: AskerName): { person: Person | undefined; phone: string } => {
  if (name === 'nobody' || name === 'somebody with a dead token') return { person: undefined, phone: '' }
  return people[name === 'other customer with the id of the guest' ? 'other customer' : name]
}

/** How an asker is stopped before anything is looked up. */
function stopped({ caller }: Operation, name: AskerName): string | undefined {
  if (name === 'somebody with a dead token') return '401 auth-001'
  if (name.endsWith('guest') && !name.startsWith('other customer'))
    return caller === 'customer' ? '401 auth-001' : undefined
  if (name === 'nobody') return caller === 'customer' ? '401 auth-001' : '403 guest_id'
  return undefined
}

/** Everything somebody sees of their own. */
const mine = (name: Name) =>
  Promise.all(
    personal
      .filter(({ id, method, streams }) => method === 'GET' && !streams && id !== 'applyCoupon')
      .filter((operation) => !stopped(operation, name))
      .map((operation) => answer(operation, name, people[name].has)),
  )

describe('what belongs to somebody', () => {
  it('is every thing an operation names by its number', () => {
    const byNumber = personal.filter(({ parameters, body }) => {
      const given = [...parameters.map(({ name }) => name), ...Object.keys(body?.example ?? {})]
      return ['id', 'cart_id', 'order_id', 'address_id', 'conversation_id'].some((name) =>
        given.includes(name),
      )
    })
    expect(byNumber.map(({ id }) => id).toSorted()).toEqual(Object.keys(thingOf).toSorted())
  })
})

describe.each(named(personal.filter(({ id }) => id in thingOf)))('%s', (id, operation) => {
  const owners = (['guest', 'customer'] as const).filter((name) => !stopped(operation, name))

  it.each(owners)('is for its owner: %s', async (owner) => {
    const before = await mine(owner)
    for (const asker of askers.filter((name) => name !== owner)) {
      const asked = await answer(operation, asker, people[owner].has)
      const missing = await answer(operation, asker, nothing)
      expect([asker, asked]).toEqual([asker, missing])
      const stop = stopped(operation, asker)
      const code = asked.body.errors?.[0]?.code
      if (stop) expect([asker, `${asked.status} ${code}`]).toEqual([asker, stop])
      else if (id === 'removeFromCart') expect([asker, linesOf(asked.body)]).toEqual([asker, own(asker)])
      else expect([asker, asked.status]).toEqual([asker, 404])
    }
    expect(await mine(owner)).toEqual(before)
    expect((await answer(operation, owner, people[owner].has)).status).toBe(200)
    people[owner].has = await giveBelongings({ services: shop.services, person: people[owner].person })
  })
})

const linesOf = (lines: { id: number }[]) => lines.map((line) => line.id)
const own = (asker: AskerName) => [
  people[asker === 'other customer with the id of the guest' ? 'other customer' : (asker as Name)].has
    .cart_id,
]

describe('everybody sees their own', () => {
  const operationOf = (id: string) => operations.find((operation) => operation.id === id)!
  const idsOf = (list: { id: number }[]) => list.map(({ id }) => id).toSorted()

  it.each(names)('cart: %s', async (name) => {
    const { person, has } = people[name]
    const { body } = await answer(operationOf('listCart'), name, has)
    const info = person.token && (await answer(operationOf('getCustomerInfo'), name, has)).body
    expect(body).toMatchObject([{ id: has.cart_id, user_id: info ? info.id : person.guest_id }])
  })

  it('cart, also when the id of a guest is sent beside a token', async () => {
    const { has } = people['other customer']
    const { body } = await answer(operationOf('listCart'), 'other customer with the id of the guest', has)
    expect(linesOf(body)).toEqual([has.cart_id])
  })

  const seen = new Set<string>()
  it.each(['customer', 'other customer'] as const)(
    'orders, addresses, wishes, books and details: %s',
    async (name) => {
      const { person, has, phone } = people[name]
      const { orders } = (await answer(operationOf('listOrders'), name, has)).body
      const { addresses } = (await answer(operationOf('listAddresses'), name, has)).body
      const { body: info } = await answer(operationOf('getCustomerInfo'), name, has)
      expect(info).toMatchObject({ phone })
      expect(idsOf(orders)).toEqual(expect.arrayContaining([has.order_id, has.failed_order_id].toSorted()))
      expect(idsOf(addresses)).toContain(has.address_id)
      const others = names.filter((other) => other !== name).map((other) => people[other].has)
      for (const { order_id, failed_order_id, address_id } of others) {
        expect(idsOf(orders)).not.toContain(order_id)
        expect(idsOf(orders)).not.toContain(failed_order_id)
        expect(idsOf(addresses)).not.toContain(address_id)
      }
      const { item: wished } = (await answer(operationOf('listWishlist'), name, has)).body
      expect(idsOf(wished)).toEqual(name === 'customer' ? [item.kebab, item.margherita] : [item.kebab])
      const { notifications } = (await answer(operationOf('listNotifications'), name, has)).body
      expect(notifications.length).toBeGreaterThan(0)
      for (const id of ['listWalletTransactions', 'listLoyaltyTransactions']) {
        const { data } = (await answer(operationOf(id), name, has)).body
        const ids = data.map(({ transaction_id }: { transaction_id: string }) => transaction_id)
        expect(ids.length).toBeGreaterThan(0)
        expect(ids.filter((transaction: string) => seen.has(transaction))).toEqual([])
        for (const transaction of ids) seen.add(transaction)
      }
      const steps: { order_id: number }[] = notifications
      for (const id of [...idsOf(orders), ...steps.map(({ order_id }) => order_id)]) {
        const tracked = await person.api.GET('/order/track', { params: { query: { order_id: id } } })
        expect(tracked.data).toMatchObject({ user_id: info.id, is_guest: 0 })
      }
    },
  )

  it.each(named(personal.filter(({ streams, caller }) => !streams && caller !== 'anyone')))(
    '%s stops whoever has no name, and is kept by nobody on the way',
    async (_, operation) => {
      for (const asker of ['nobody', 'guest', 'somebody with a dead token'] as const) {
        const stop = stopped(operation, asker)
        if (!stop) continue
        const { status, body, cache } = await answer(operation, asker, people.guest.has)
        expect([asker, `${status} ${body.errors[0].code}`, cache]).toEqual([asker, stop, 'no-store'])
      }
    },
  )

  it('news', async () => {
    const listen = async ({ token, guest_id }: Person) => {
      const reply = await shop.app.inject({
        url: `/api/v1/events${token ? '' : `?guest_id=${guest_id}`}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payloadAsStream: true,
      })
      const heard: string[] = []
      const stream = reply.stream().setEncoding('utf8')
      stream.on('data', (text: string) => heard.push(text))
      return { heard, stop: () => stream.destroy() }
    }
    const ears = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await listen(people[name].person)] as const)),
    ) as Record<Name, Awaited<ReturnType<typeof listen>>>
    const { order_id } = people.guest.has
    await answer(operationOf('cancelOrder'), 'guest', people.guest.has)
    const news = `"order_id":${order_id},"order_status":"canceled"`
    await expect.poll(() => ears.guest.heard.join('')).toContain(news)
    for (const name of names.slice(1)) expect(ears[name].heard.join('')).not.toContain(news)
    for (const { stop } of Object.values(ears)) stop()
  })
})

describe('a phone number', () => {
  it('shows the order of a guest, but neither gives it away nor says whose it is', async () => {
    const { has, person } = people.guest
    has.order_id = (await giveBelongings({ services: shop.services, person })).order_id
    const { api, guest_id } = people['other guest'].person
    const proof = { order_id: has.order_id, guest_id, contact_number: contact.contact_person_number }
    const tracked = await api.GET('/order/track', { params: { query: proof } })
    expect(tracked.data).toMatchObject({ id: has.order_id, user_id: '', is_guest: 1 })
    const details = await api.GET('/order/details', { params: { query: proof } })
    for (const { data } of [tracked, details]) expect(JSON.stringify(data)).not.toContain(person.guest_id)
    const body = { order_id: has.order_id, guest_id, reason: 'Mine now' }
    expect(refusalOf(await api.POST('/order/cancel', { body }))).toEqual({ status: 404, codes: ['order'] })
  })
})
