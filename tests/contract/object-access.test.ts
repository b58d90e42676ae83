import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { categories, items } from '#server/db/schema.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import type { Services } from '#server/wiring/services.ts'
import { newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { type Belongings, contact, giveBelongings, giveOrder, giveShownReview } from './support/belongings.ts'
import { caseOf, withCase } from './support/cases.ts'
import type { Body } from './support/cases.type.ts'
import { at, type Operation, operations, type Schema } from './support/contract.ts'
import { type Asker, type GoodRequest, goodRequest, payloadOf, urlOf } from './support/good-requests.ts'
import { fillParcelShop } from './support/parcels.ts'
import { rowWrites } from './support/row-writes.ts'
import { item, module, store } from './support/small-shop.ts'

const shop = openShop({ payments: createSandbox, fill: fillParcelShop })

const names = ['guest', 'other guest', 'customer', 'other customer'] as const
type Name = (typeof names)[number]
const people = {} as Record<Name, Asker & { person: Person }>

/** What more people buy than anything else, unless they are known to like other things. */
const sweets = { id: 50, baklava: 50 }
async function sellSweets({ db }: Services) {
  const [kebab] = await db.select().from(items).where(eq(items.id, item.kebab))
  const { avg_rating, search_words, ...like } = kebab!
  const [grills] = await db.select().from(categories).where(eq(categories.id, like.category_id))
  await db.insert(categories).values({ ...grills!, id: sweets.id, slug: 'sweets' })
  await db
    .insert(items)
    .values({ ...like, id: sweets.baklava, slug: 'baklava', category_id: sweets.id, order_count: 1000 })
}

beforeAll(async () => {
  const { app, services } = shop
  await sellSweets(services)
  await giveShownReview(services)
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
  await visit('customer', store.pizza, { item_id: item.margherita, price: 33.33 }, 31)
  await visit('other customer', store.collectOnly, { item_id: item.collect, price: 20 }, 21)
})

/** A store only this one of them has ordered at, and keeps on the wishlist. */
async function visit(name: Name, store_id: number, line: object, order_amount: number) {
  const { person } = people[name]
  const cart = [{ model: 'Item', quantity: 1, ...line }]
  await giveOrder({ services: shop.services, person }, { store_id, cart, order_amount })
  await person.api.POST('/wish-list/add', { params: { query: { store_id } } })
}

/** Everybody who might ask for what a person has; the last two carry more than one name. */
const askers = [
  'nobody',
  ...names,
  'somebody with a dead token',
  'other customer with the id of the guest',
] as const
type AskerName = (typeof askers)[number]

/** Operations that ask who calls. */
const personal = operations.filter(({ caller }) => caller !== 'anyone')
const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const)

/** Heard under “news” below. */
const streams = personal.filter(({ streams }) => streams).map(({ id }) => id)

/** A number nothing has. */
const NOTHING = 2_000_000_000
const nothing: Belongings = {
  cart_id: NOTHING,
  order_id: NOTHING,
  order_key: 'nothing-was-placed-under-this',
  again_key: 'nothing-was-repeated-under-this',
  failed_order_id: NOTHING,
  unpaid_order_id: NOTHING,
  carried_order_id: NOTHING,
  delivered_order_id: NOTHING,
  reviewed_order_id: NOTHING,
  offline_order_id: NOTHING,
  parcel_order_id: NOTHING,
  address_id: NOTHING,
  conversation_id: NOTHING,
  notification_id: '00000000-0000-4000-8000-000000000000',
  session_id: '00000000-0000-4000-8000-000000000000',
  passkey_id: '00000000-0000-4000-8000-000000000000',
  priced_order_id: 2_000_000_000,
  picture_id: '00000000-0000-4000-8000-000000000000',
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
  return sent(operation, { ...request, headers })
}

async function sent(operation: Operation, request: GoodRequest) {
  const { headers, payload } = await payloadOf(operation, request)
  const reply = await shop.app.inject({
    method: operation.method as 'GET',
    url: urlOf(operation, request),
    headers: { ...request.headers, ...headers },
    ...(payload ? { payload } : {}),
    payloadAsStream: operation.streams,
  })
  const cache = reply.headers['cache-control']
  const isStream = operation.streams && reply.statusCode === 200
  if (isStream) reply.stream().destroy()
  return { status: reply.statusCode, body: isStream ? undefined : await bodyOf(reply), cache }
}

async function bodyOf(reply: LightMyRequestResponse): Promise<Body> {
  let text = ''
  for await (const part of reply.stream()) text += part
  return JSON.parse(text)
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

/** Every reply with the data of one caller. */
const mine = (name: Name) =>
  Promise.all(
    personal
      .filter(({ id, method, streams }) => method === 'GET' && !streams && id !== 'applyCoupon')
      .filter((operation) => !stopped(operation, name))
      .map((operation) => answer(operation, name, people[name].has)),
  )

/** Every caller may name shared things by their number. */
const common = [
  'module_id',
  'store_id',
  'item_id',
  'delivery_man_id',
  'review_id',
  'receiver_id',
  'method_id',
  'parcel_category_id',
  'parcel_size_id',
  'guest_id',
]

/** An order may name a quote beside what it orders: quotes.test.ts. */
const apart = 'quote_id'

const byNumber = personal.filter(({ parameters, body }) =>
  [
    ...parameters.map(({ name }) => name),
    ...Object.keys(at<Schema>(body?.schema ?? {}).properties ?? {}),
  ].some((name) => /(^|_)id$/i.test(name) && name !== apart && !common.includes(name)),
)
const nameless = personal.filter(({ id }) => !caseOf(id).thing)
const reads = nameless.filter(({ method, streams }) => method === 'GET' && !streams)
const writes = nameless.filter(({ method }) => method !== 'GET')

/** How often something was bought, rated or wished for is counted of all. */
const everybodys = async () =>
  JSON.parse(JSON.stringify(await Promise.all(names.map(mine))), (key, value) =>
    ['order_count', 'wishlist_count', 'rating_count', 'avg_rating'].includes(key) ? undefined : value,
  )

describe('the belongings of a caller', () => {
  it('the test judges every operation that names a belonging by its number', () => {
    const judged = [...withCase('thing'), ...withCase('byPhone')]
    expect(byNumber.map(({ id }) => id).toSorted()).toEqual(judged.toSorted())
  })

  it('the test judges every other operation that reads a belonging', () => {
    const judged = [...withCase('own'), ...withCase('shared')]
    expect(reads.map(({ id }) => id).toSorted()).toEqual(judged.toSorted())
    expect(streams).toEqual(['streamEvents'])
  })
})

describe.each(named(reads.filter(({ id }) => caseOf(id).own)))('%s', (id, operation) => {
  const ownIn = caseOf(id).own!

  it('answers each of them their own', async () => {
    const seen = new Map<unknown, string>()
    for (const name of names.filter((each) => !stopped(operation, each))) {
      const { status, body } = await answer(operation, name, people[name].has)
      expect([name, status]).toEqual([name, 200])
      const found = ownIn(body)
      expect(found.length, name).toBeGreaterThan(0)
      expect(
        found.filter((one) => !one),
        name,
      ).toEqual([])
      for (const one of found) {
        expect([one, seen.get(one) ?? name]).toEqual([one, name])
        seen.set(one, name)
      }
    }
    const asked = 'other customer with the id of the guest'
    const { body } = await answer(operation, asked, people['other customer'].has)
    for (const one of ownIn(body)) expect([one, seen.get(one)]).toEqual([one, 'other customer'])
  })
})

/** By their method: an operation that takes away what another one gives would hide its damage. */
describe.each([...new Set(writes.map(({ method }) => method))])('%s', (method) => {
  const asked = writes.filter((operation) => operation.method === method)
  let before: unknown
  beforeAll(async () => {
    before = await everybodys()
  })

  describe.each(named(asked))('%s', (id, operation) => {
    const kinds = (['guest', 'customer'] as const).filter((name) => !stopped(operation, name))

    it.each(kinds)('answers a new %s', async (kind) => {
      const person = await (kind === 'guest' ? newGuest(shop.app) : newCustomer(shop.app))
      const phone = 'phone' in person ? String(person.phone) : ''
      // The server removes no account while an order is under way.
      const { leaves } = caseOf(id)
      const has = leaves ? nothing : await giveBelongings({ services: shop.services, person })
      const proof = await caseOf(id).proof?.(shop, person)
      const asker = { person, phone, has, ...(proof && { proof }) }
      const { status } = await sent(operation, goodRequest(operation, asker))
      expect(status).toBe(200)
    })
  })

  // Reading everything takes a hundred requests; `-t` with one operation and this sentence finds which of them it was.
  it('the operations of this method leave everybody else as they were', async () => {
    expect(await everybodys()).toEqual(before)
  })
})

describe.each(named(personal.filter(({ id }) => caseOf(id).thing)))('%s', (id, operation) => {
  const owners = (['guest', 'customer'] as const).filter((name) => !stopped(operation, name))

  it.each(owners)('is for its owner: %s', async (owner) => {
    // Removing a line touches the cart of the asker, also when the line is in another cart.
    const stays = () => (id === 'removeFromCart' ? mine(owner) : rowWrites(shop.services.db))
    const before = await stays()
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
    expect(await stays()).toEqual(before)
    expect((await answer(operation, owner, people[owner].has)).status).toBe(200)
    // Reading takes nothing away.
    if (operation.method !== 'GET')
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

  it.each(['customer', 'other customer'] as const)('orders, addresses and wishes: %s', async (name) => {
    const { person, has, phone } = people[name]
    const { orders } = (await answer(operationOf('listOrders'), name, has)).body
    const { addresses } = (await answer(operationOf('listAddresses'), name, has)).body
    const { body: info } = await answer(operationOf('getCustomerInfo'), name, has)
    expect(info).toMatchObject({ phone })
    expect(idsOf(orders)).toEqual(expect.arrayContaining([has.order_id, has.failed_order_id].toSorted()))
    expect(idsOf(addresses)).toContain(has.address_id)
    const { item: wished } = (await answer(operationOf('listWishlist'), name, has)).body
    expect(idsOf(wished)).toEqual(name === 'customer' ? [item.kebab, item.margherita] : [item.kebab])
    const { notifications } = (await answer(operationOf('listNotifications'), name, has)).body
    const steps: { order_id: number }[] = notifications
    for (const id of [...idsOf(orders), ...steps.map(({ order_id }) => order_id)]) {
      const tracked = await person.api.GET('/order/track', { params: { query: { order_id: id } } })
      expect(tracked.data).toMatchObject({ user_id: info.id, is_guest: 0 })
    }
  })

  it.each(named(personal))(
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

  it('suggestions', async () => {
    const { api } = people['other customer'].person
    await api.POST('/customer/update-interest', {
      params: { header: { moduleId: module.food } },
      body: { interest: [sweets.id] },
    })
    const first = async (name: Name) =>
      (await answer(operationOf('listSuggestedItems'), name, people[name].has)).body[0].id
    expect([await first('customer'), await first('other customer')]).toEqual([
      item.margherita,
      sweets.baklava,
    ])
  })

  it('a conversation, by whom it is with', async () => {
    for (const name of ['customer', 'other customer'] as const) {
      const { person, has } = people[name]
      const query = { receiver_type: 'vendor', receiver_id: store.grill } as const
      const { data } = await person.api.GET('/message/details', { params: { query } })
      expect(data).toMatchObject({ conversation_id: has.conversation_id })
    }
  })

  it('news', async () => {
    const listen = async ({ token, guest_id }: Pick<Person, 'token' | 'guest_id'>) => {
      const reply = await shop.app.inject({
        url: `/api/v1/events${guest_id ? `?guest_id=${guest_id}` : ''}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payloadAsStream: true,
      })
      const heard: string[] = []
      const stream = reply.stream().setEncoding('utf8')
      stream.on('data', (text: string) => heard.push(text))
      return { heard, stop: () => stream.destroy() }
    }
    const { guest_id } = people.guest.person
    const { token } = people['other customer'].person
    const ears = {
      guest: await listen(people.guest.person),
      'other guest': await listen(people['other guest'].person),
      customer: await listen(people.customer.person),
      'other customer': await listen(people['other customer'].person),
      'other customer with the id of the guest': await listen({ token, guest_id }),
    }
    const { order_id } = people.guest.has
    await answer(operationOf('cancelOrder'), 'guest', people.guest.has)
    const events = `"order_id":${order_id},"order_type":"take_away","order_status":"canceled"`
    await expect.poll(() => ears.guest.heard.join('')).toContain(events)
    const { guest: _, ...others } = ears
    for (const [name, { heard }] of Object.entries(others))
      expect([name, heard.join('')]).not.toEqual([name, expect.stringContaining(events)])
    for (const { stop } of Object.values(ears)) stop()
  })
})

describe('a phone number', () => {
  it('opens the receipt of an order of a guest, and of no other order', async () => {
    const { has } = people.guest
    const { api, guest_id } = people['other guest'].person
    const read = (order_id: number, contact_number: string) =>
      api.GET('/order/receipt', { params: { query: { order_id, guest_id, contact_number } } })
    const open = (order_id: number, contact_number: string) =>
      api.POST('/order/receipt', { body: { order_id, guest_id, contact_number } })
    const phone = contact.contact_person_number
    for (const ask of [read, open]) {
      expect((await ask(has.carried_order_id, phone)).response.status).toBe(200)
      for (const [order_id, number] of [
        [has.carried_order_id, '+971509999999'],
        [people.customer.has.carried_order_id, phone],
      ] as const)
        expect(refusalOf(await ask(order_id, number))).toEqual({ status: 404, codes: ['order'] })
    }
    const { data } = await read(has.carried_order_id, phone)
    expect(JSON.stringify(data)).not.toContain(people.guest.person.guest_id)
  })

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
