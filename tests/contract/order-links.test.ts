import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { adoptGuest } from '#server/accounts/adopt-guest.ts'
import { orderLinks, orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { contact, giveCarriedOrder, giveDeliveredOrder, giveOrder } from './support/belongings.ts'
import { asForm } from './support/forms.ts'
import { movedClock } from './support/moved-clock.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop()
const later = movedClock(shop)

afterEach(() => {
  shop.now = noon
})

const DAYS = 24 * 60 * 60

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const share = (person: Person, order_id: number, proof = {}) =>
  person.api.POST('/order/share', { body: { order_id, ...who(person), ...proof } })
const stop = (person: Person, order_id: number, proof = {}) =>
  person.api.POST('/order/share/stop', { body: { order_id, ...who(person), ...proof } })
const track = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/track', { params: { query: { order_id, ...who(person) } } })).data!

/** The holder of the link, without an account or a guest id. */
const open = (path: string, locale = 'en') =>
  clientOf(shop.app, { locale }).GET('/order/shared', {
    params: { query: { token: path.replace('/t/', '') } },
  })
const linkOf = async (person: Person, order_id: number) => (await share(person, order_id)).data!.path
const gone = { status: 404, codes: ['link'] }

const give = (person: Person) => giveOrder({ services: shop.services, person })
const cancel = (id: number) =>
  transact(shop.services.db, (tx) => moveOrder(tx, { id }, 'canceled', { now: shop.now }))

describe('a link of an order', () => {
  it.each([
    ['a guest', newGuest],
    ['a customer', newCustomer],
  ])('of %s is a short path that shows the order to its holder', async (_, newPerson) => {
    const person = await newPerson(shop.app)
    const order_id = await give(person)
    const { data } = await share(person, order_id)
    expect(data!.path).toMatch(/^\/t\/[\w-]{22}$/)
    const { data: shown, response } = await open(data!.path)
    expect(shown).toMatchObject({ id: order_id, order_status: 'pending', store: { name: 'grill' } })
    expect(shown!.expires_at).toBe(data!.expires_at)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('shows how the order stands, and nothing of the person, the place, the goods or the money', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveOrder(
      { services: shop.services, person },
      { order_note: 'Ring twice', contact_person_email: 'omar@private.example' },
    )
    const { data } = await open(await linkOf(person, order_id))
    expect(Object.keys(data!).toSorted()).toEqual([
      'accepted',
      'arrival_reason',
      'canceled',
      'confirmed',
      'courier',
      'created_at',
      'delivered',
      'expires_at',
      'failed',
      'handover',
      'id',
      'max_delivery_time',
      'min_delivery_time',
      'order_status',
      'order_type',
      'parcel',
      'pending',
      'picked_up',
      'processing',
      'schedule_at',
      'scheduled',
      'store',
    ])
    const said = JSON.stringify(data)
    for (const secret of [
      person.guest_id,
      contact.contact_person_name,
      '123 4567',
      'omar@private',
      'Ring twice',
      'Kebab',
      '24.63',
      'cash',
    ])
      expect(said).not.toContain(secret)
  })

  it('names the courier by the first name alone, while the order is under way', async () => {
    const person = await newGuest(shop.app)
    const carried = await giveCarriedOrder({ services: shop.services, person })
    const { delivery_man } = await track(person, carried)
    expect((await open(await linkOf(person, carried))).data!.courier).toEqual({
      f_name: delivery_man!.f_name,
      image_full_url: delivery_man!.image_full_url,
    })
    const delivered = await giveDeliveredOrder({ services: shop.services, person })
    expect((await open(await linkOf(person, delivered))).data!.courier).toBeNull()
  })

  it('of a delivered order says nothing of money that goes back', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveDeliveredOrder({ services: shop.services, person })
    const path = await linkOf(person, order_id)
    await person.api.POST('/order/refund-request', {
      body: { order_id, customer_reason: 'Something is missing', ...who(person) },
      bodySerializer: asForm,
    })
    expect((await track(person, order_id)).order_status).toBe('refund_requested')
    expect((await open(path)).data!.order_status).toBe('delivered')
  })

  it('speaks the language of the reader', async () => {
    const person = await newGuest(shop.app)
    const path = await linkOf(person, await give(person))
    expect((await open(path, 'ar')).data!.store!.name).toBe('grill ع')
  })

  it('is kept as a hash, which opens nothing', async () => {
    const person = await newGuest(shop.app)
    const order_id = await give(person)
    const path = await linkOf(person, order_id)
    const [stored] = await shop.services.db.select().from(orderLinks).where(eq(orderLinks.order_id, order_id))
    expect(stored!.token_hash).toBe(fingerprint(path.slice(3)))
    expect(refusalOf(await open(stored!.token_hash))).toEqual(gone)
  })
})

describe('a caller without the link', () => {
  it('finds nothing by guessing, and every guess is answered alike', async () => {
    const person = await newGuest(shop.app)
    const order_id = await give(person)
    const path = await linkOf(person, order_id)
    const last = path.at(-1) === 'A' ? 'B' : 'A'
    const guesses = [
      'a',
      String(order_id),
      path.slice(3, -1),
      path.slice(0, -1) + last,
      `${path}A`,
      "' or 1=1",
    ]
    const answers = await Promise.all(guesses.map((guess) => open(guess)))
    for (const answer of answers) expect(refusalOf(answer)).toEqual(gone)
    expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1)
  })

  it('who is another shopper makes no link of the order and revokes none', async () => {
    const [guest, customer] = [await newGuest(shop.app), await newCustomer(shop.app)]
    const stranger = await newGuest(shop.app)
    const refused = { status: 404, codes: ['order'] }
    for (const owner of [guest, customer]) {
      const order_id = await give(owner)
      const path = await linkOf(owner, order_id)
      for (const ask of [share, stop]) {
        expect(refusalOf(await ask(stranger, order_id))).toEqual(refused)
        expect(refusalOf(await ask(stranger, order_id, { contact_number: '+971509999999' }))).toEqual(refused)
      }
      expect((await open(path)).response.status).toBe(200)
    }
  })

  it('a caller who only knows the order ID and the phone or email makes no link and revokes none', async () => {
    const [guest, customer] = [await newGuest(shop.app), await newCustomer(shop.app)]
    const elsewhere = await newGuest(shop.app)
    const email = 'omar@private.example'
    const proofs = [{ contact_number: contact.contact_person_number }, { contact_email: email }]
    const order_id = await giveOrder(
      { services: shop.services, person: guest },
      { contact_person_email: email },
    )
    const path = await linkOf(guest, order_id)
    for (const reader of [elsewhere, customer])
      for (const proof of proofs) {
        const query = { order_id, ...who(reader), ...proof }
        expect((await reader.api.GET('/order/receipt', { params: { query } })).response.status).toBe(200)
        for (const ask of [share, stop])
          expect(refusalOf(await ask(reader, order_id, proof))).toEqual({ status: 404, codes: ['order'] })
      }
    expect((await open(path)).response.status).toBe(200)
    const links = eq(orderLinks.order_id, order_id)
    expect(await shop.services.db.$count(orderLinks, links)).toBe(1)
  })

  it('the server asks a caller without a session for a guest id', async () => {
    const api = clientOf(shop.app)
    const needed = { status: 403, codes: ['guest_id'] }
    expect(refusalOf(await api.POST('/order/share', { body: { order_id: 1 } }))).toEqual(needed)
    expect(refusalOf(await api.POST('/order/share/stop', { body: { order_id: 1 } }))).toEqual(needed)
  })
})

describe('a link of an order ends', () => {
  it('seven days after the order is due, to the second', async () => {
    const person = await newGuest(shop.app)
    const order_id = await give(person)
    const { data } = await share(person, order_id)
    const [order] = await shop.services.db.select().from(orders).where(eq(orders.id, order_id))
    const life = order!.maximum_delivery_minutes * 60 + 7 * DAYS
    expect(order!.maximum_delivery_minutes).toBeGreaterThan(0)
    expect(data!.expires_at).toBe(new Date(noon.getTime() + life * 1000).toISOString())
    later(life - 1)
    expect((await open(data!.path)).response.status).toBe(200)
    expect((await track(person, order_id)).shared_until).toBe(data!.expires_at)
    later(1)
    expect(refusalOf(await open(data!.path))).toEqual(gone)
    expect((await track(person, order_id)).shared_until).toBeNull()
  })

  it('seven days after a late order was due anew, when it is shared then', async () => {
    const person = await newGuest(shop.app)
    const order_id = await give(person)
    later(3 * DAYS)
    const { data } = await share(person, order_id)
    expect(data!.expires_at).toBe(new Date(noon.getTime() + 10 * DAYS * 1000).toISOString())
  })

  it.each([
    ['arrived', (person: Person) => giveDeliveredOrder({ services: shop.services, person })],
    [
      'was canceled',
      async (person: Person) => {
        const order_id = await give(person)
        await cancel(order_id)
        return order_id
      },
    ],
  ])('seven days after the order %s, which can then no longer be shared', async (_, giveEnded) => {
    const person = await newGuest(shop.app)
    const order_id = await giveEnded(person)
    later(7 * DAYS - 1)
    const { data } = await share(person, order_id)
    expect(data!.expires_at).toBe(new Date(noon.getTime() + 7 * DAYS * 1000).toISOString())
    later(1)
    expect(refusalOf(await open(data!.path))).toEqual(gone)
    expect(refusalOf(await share(person, order_id))).toEqual({ status: 409, codes: ['order_status'] })
  })

  it('when its owner stops sharing: all links of the order, at once, and of no other order', async () => {
    const person = await newCustomer(shop.app)
    const [order_id, other] = [await give(person), await give(person)]
    const paths = [await linkOf(person, order_id), await linkOf(person, order_id)]
    const stored = await linkOf(person, other)
    expect((await track(person, order_id)).shared_until).not.toBeNull()
    expect((await stop(person, order_id)).data).toEqual({
      message: 'Sharing stopped. The links no longer work.',
    })
    for (const path of paths) expect(refusalOf(await open(path))).toEqual(gone)
    expect((await open(stored)).response.status).toBe(200)
    expect((await track(person, order_id)).shared_until).toBeNull()
    expect((await stop(person, order_id)).response.status).toBe(200)
    expect((await open(await linkOf(person, order_id))).response.status).toBe(200)
  })

  it('not when its guest becomes a customer, who revokes it then', async () => {
    const [guest, customer] = [await newGuest(shop.app), await newCustomer(shop.app)]
    const order_id = await give(guest)
    const path = await linkOf(guest, order_id)
    const { data: info } = await customer.api.GET('/customer/info')
    await transact(shop.services.db, (tx) => adoptGuest(tx, guest.guest_id, info!.id, shop.now))
    expect((await open(path)).response.status).toBe(200)
    expect((await stop(customer, order_id)).response.status).toBe(200)
    expect(refusalOf(await open(path))).toEqual(gone)
  })

  it('with the account of its owner', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await giveDeliveredOrder({ services: shop.services, person })
    const path = await linkOf(person, order_id)
    await person.api.DELETE('/customer/remove-account', confirmed)
    expect(refusalOf(await open(path))).toEqual(gone)
  })
})

it('an order has twenty links at most, also when they are made at the same moment', async () => {
  const person = await newGuest(shop.app)
  const order_id = await give(person)
  const made = await Promise.all(Array.from({ length: 23 }, () => share(person, order_id)))
  expect(made.filter(({ data }) => data)).toHaveLength(20)
  const refused = made.find(({ error }) => error)!
  expect(refusalOf(refused)).toEqual({ status: 409, codes: ['links'] })
  await stop(person, order_id)
  expect((await share(person, order_id)).response.status).toBe(200)
})

it('the page of a link is listed by no crawler, and tells its address to no other site', async () => {
  const { headers } = await shop.app.inject('/t/Vb0r3Jw5Yq2mXc8dN1tKzE')
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  const other = await shop.app.inject('/track-order')
  expect(other.headers['x-robots-tag']).toBeUndefined()
  expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})
