import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { deliveryMen, type OrderStatus, orders, parcelHandovers, parcelLinks } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { loseParcel } from '#server/parcels/lose-parcel.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { movedClock } from './support/moved-clock.ts'
import { parcelSteps, reason, WAITS } from './support/parcel-steps.ts'
import { carryParcel, fillParcelShop, giveParcel, receiver, sender } from './support/parcels.ts'
import { courier, noon } from './support/small-shop.ts'

const shop = openShop({ fill: fillParcelShop })
const later = movedClock(shop)
const { bringBack, fail, turnBack } = parcelSteps(shop)

afterEach(() => {
  shop.now = noon
})

const DAYS = 24 * 60 * 60
const NOTE = 'The bell is broken'

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const share = (person: Person, order_id: number, proof = {}) =>
  person.api.POST('/order/parcel-links', { body: { order_id, ...who(person), ...proof } })
const track = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/track', { params: { query: { order_id, ...who(person) } } })).data!

/** The holder of a link, without an account or a guest id. */
const open = (token: string, locale = 'en') =>
  clientOf(shop.app, { locale }).GET('/order/parcel-shared', { params: { query: { token } } })
const shown = async ({ token }: { token: string }) => (await open(token)).data!
const gone = { status: 404, codes: ['link'] }

const give = (person: Person, more = {}) => giveParcel({ services: shop.services, person }, more)
const carry = (id: number, to: Parameters<typeof carryParcel>[2]) => carryParcel(shop.services, id, to)
const ride = (position: { latitude: string; longitude: string }) =>
  shop.services.db
    .update(deliveryMen)
    .set({ latitude: Number(position.latitude), longitude: Number(position.longitude) })
    .where(eq(deliveryMen.id, courier.yusuf))
const cancel = (order_id: number, person: Person) =>
  person.api.POST('/order/cancel', { body: { order_id, reason: 'Changed my mind', ...who(person) } })
const lose = (id: number) => transact(shop.services.db, (tx) => loseParcel(tx, id, shop.now))
const halfway = { latitude: '25.2', longitude: '55.3' }

/** A parcel with a note at each end, and both links. */
async function shared(more = {}) {
  const person = await newGuest(shop.app)
  const receiver_details = { ...receiver, delivery_instruction: NOTE }
  const order_id = await give(person, { receiver_details, ...more })
  const { data } = await share(person, order_id)
  return { person, order_id, ...data! }
}
const orderOf = async (id: number) =>
  (await shop.services.db.select().from(orders).where(eq(orders.id, id)))[0]!
const codesOf = async (id: number) =>
  (await shop.services.db.select().from(parcelHandovers).where(eq(parcelHandovers.order_id, id)))[0]!

type Standing =
  | OrderStatus
  | 'on its way'
  | 'waiting at the door'
  | 'on its way back'
  | 'back with its sender'
  | 'lost'

const carrying =
  (to: Parameters<typeof carryParcel>[2], ...then: ((id: number) => Promise<unknown>)[]) =>
  async (id: number) => {
    await carry(id, to)
    for (const step of then) await step(id)
  }

/** Every standing of a parcel with its status, and how it comes there. */
const standings: [Standing, OrderStatus, (id: number, person: Person) => Promise<unknown>][] = [
  ['pending', 'pending', async () => {}],
  ['confirmed', 'confirmed', carrying('confirmed')],
  ['processing', 'processing', carrying('processing')],
  ['handover', 'handover', carrying('handover')],
  ['on its way', 'picked_up', carrying('picked_up')],
  ['waiting at the door', 'picked_up', carrying('picked_up', fail)],
  ['on its way back', 'picked_up', carrying('picked_up', fail, turnBack)],
  ['back with its sender', 'canceled', carrying('picked_up', fail, turnBack, bringBack)],
  ['delivered', 'delivered', carrying('delivered')],
  ['canceled', 'canceled', cancel],
  ['lost', 'canceled', carrying('picked_up', lose)],
]

const fields = [
  'address',
  'arrival_reason',
  'attempt',
  'canceled',
  'code',
  'confirmed',
  'courier',
  'courier_location',
  'created_at',
  'delivered',
  'expires_at',
  'handover',
  'id',
  'lost_at',
  'max_delivery_time',
  'min_delivery_time',
  'note',
  'order_amount',
  'order_status',
  'pending',
  'picked_up',
  'processing',
  'receiver_name',
  'return',
  'schedule_at',
  'scheduled',
  'sender_name',
  'sender_phone',
  'side',
  'weight',
]

describe('the links of a parcel', () => {
  it.each([
    ['a guest', newGuest],
    ['a customer', newCustomer],
  ])('of %s show it to each of its sides', async (_, newPerson) => {
    const person = await newPerson(shop.app)
    const order_id = await give(person)
    const { data } = await share(person, order_id)
    expect(data!.sender.token).not.toBe(data!.receiver.token)
    for (const side of ['sender', 'receiver'] as const) {
      const { token, expires_at } = data![side]
      expect(token).toMatch(/^[\w-]{22}$/)
      const { data: seen, response } = await open(token)
      expect(seen).toMatchObject({ id: order_id, side, order_status: 'pending', expires_at })
      expect(Object.keys(seen!).toSorted()).toEqual(fields)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('are kept as hashes, which open nothing', async () => {
    const { order_id, sender: link } = await shared()
    const stored = await shop.services.db.select().from(parcelLinks).where(eq(parcelLinks.order_id, order_id))
    expect(stored.map(({ token_hash }) => token_hash)).toContain(fingerprint(link.token))
    for (const { token_hash } of stored) expect(refusalOf(await open(token_hash))).toEqual(gone)
  })

  it('a link of the whole order tells where its parcel is, without a reason, a code or an amount', async () => {
    const { person, order_id } = await shared()
    const { data: plain } = await person.api.POST('/order/share', { body: { order_id, ...who(person) } })
    const read = async () => {
      const token = plain!.path.replace('/t/', '')
      return (await clientOf(shop.app).GET('/order/shared', { params: { query: { token } } })).data!
    }
    expect((await read()).parcel).toEqual({ attempt: null, return: null, lost_at: null })
    await carrying('picked_up', fail, turnBack)(order_id)
    const at = shop.now.toISOString()
    const waiting_until = new Date(shop.now.getTime() + WAITS).toISOString()
    const moved = { attempt: { at, waiting_until }, return: { status: 'on_the_way', at }, lost_at: null }
    expect(await read()).toMatchObject({ order_status: 'picked_up', parcel: moved, max_delivery_time: 0 })
    const codes = await codesOf(order_id)
    for (const secret of [reason.en, sender.address, receiver.address, `"${codes.return_code}"`, 'fee'])
      expect(JSON.stringify(await read())).not.toContain(secret)
    await lose(order_id)
    expect(await read()).toMatchObject({ order_status: 'canceled', parcel: { return: null, lost_at: at } })
  })

  it('open no other reading of the order', async () => {
    const { sender: link } = await shared()
    const plain = await clientOf(shop.app).GET('/order/shared', { params: { query: { token: link.token } } })
    expect(refusalOf(plain)).toEqual(gone)
  })
})

describe('the receiver', () => {
  const secrets = (person: Person, codes: Awaited<ReturnType<typeof codesOf>>) => [
    person.guest_id,
    sender.contact_person_number,
    receiver.contact_person_number,
    '501234567',
    sender.address,
    sender.road,
    sender.delivery_instruction,
    '"25.2","longitude":"55.2"',
    // In quotes: an id or a time may hold the same digits.
    `"${codes.pickup_code}"`,
    `"${codes.return_code}"`,
    'cash',
  ]

  it('sees the steps, the name of the sender, and the own address, note and code', async () => {
    const { order_id, receiver: link } = await shared()
    const codes = await codesOf(order_id)
    expect(await shown(link)).toMatchObject({
      sender_name: 'Omar Nasser',
      receiver_name: 'Amira Saleh',
      note: NOTE,
      code: codes.handover_code,
      address: { address: '3 Lantern Lane', road: 'Lantern Road', house: '3', floor: '2' },
      sender_phone: null,
      order_amount: null,
      courier: null,
      courier_location: null,
    })
  })

  it.each(standings)(
    'of a parcel that is %s reads no phone, address, note, code or price of the sender',
    async (_, order_status, bring) => {
      const { person, order_id, receiver: link } = await shared()
      await ride(sender)
      await bring(order_id, person)
      const data = await shown(link)
      expect(data.order_status).toBe(order_status)
      const said = JSON.stringify(data)
      for (const secret of secrets(person, await codesOf(order_id))) expect(said).not.toContain(secret)
      expect(said).not.toMatch(/:10[,}]/)
    },
  )

  it('reads the phone number of a sender who shares it', async () => {
    const { person, order_id, receiver: link, sender: other } = await shared({ share_sender_phone: 1 })
    expect((await track(person, order_id)).parcel!.share_sender_phone).toBe(1)
    expect((await shown(link)).sender_phone).toBe(sender.contact_person_number)
    expect((await shown(other)).sender_phone).toBeNull()
  })

  it('reads the price of a parcel that the receiver pays, and the sender then reads none', async () => {
    const { receiver: link, sender: other } = await shared({ charge_payer: 'receiver' })
    expect((await shown(link)).order_amount).toBe(10)
    expect((await shown(other)).order_amount).toBeNull()
  })

  it('sees the courier on the way from the sender, and not while that tells where the sender lives', async () => {
    const { order_id, receiver: link } = await shared()
    await carry(order_id, 'picked_up')
    await ride(sender)
    expect(await shown(link)).toMatchObject({ courier: { f_name: 'Yusuf' }, courier_location: null })
    await ride(halfway)
    expect((await shown(link)).courier_location).toMatchObject(halfway)
  })
})

describe('the sender', () => {
  const secrets = (person: Person, codes: Awaited<ReturnType<typeof codesOf>>) => [
    person.guest_id,
    receiver.contact_person_number,
    '507654321',
    receiver.address,
    receiver.road,
    NOTE,
    receiver.longitude,
    `"${codes.handover_code}"`,
  ]

  it('sees the own address, note, code and price, and nothing of the receiver but the name', async () => {
    const { person, order_id, sender: link } = await shared()
    const codes = await codesOf(order_id)
    const data = await shown(link)
    expect(data).toMatchObject({
      receiver_name: 'Amira Saleh',
      note: 'Mind the dog',
      code: codes.pickup_code,
      address: { address: '14 Pearl Street', road: 'Pearl Road', house: '14', floor: '5' },
      order_amount: 10,
    })
    const said = JSON.stringify(data)
    for (const secret of [...secrets(person, codes), `"${codes.return_code}"`])
      expect(said).not.toContain(secret)
  })

  it.each(standings)(
    'of a parcel that is %s reads no phone, address, note or code of the receiver, and only a price that is due',
    async (stands, order_status, bring) => {
      const { person, order_id, sender: link } = await shared()
      await ride(receiver)
      await bring(order_id, person)
      const data = await shown(link)
      const codes = await codesOf(order_id)
      const own: Partial<Record<Standing, string | null>> = {
        'on its way': null,
        delivered: null,
        'waiting at the door': null,
        'on its way back': codes.return_code,
        'back with its sender': null,
        canceled: null,
        lost: null,
      }
      const code = stands in own ? own[stands] : codes.pickup_code
      expect(data).toMatchObject({ order_status, code, courier_location: null })
      expect(data.order_amount).toBe(stands === 'lost' ? null : 10)
      const said = JSON.stringify(data)
      for (const secret of secrets(person, codes)) expect(said).not.toContain(secret)
    },
  )

  it('sees the courier until the parcel is fetched, and no longer on the way to the receiver', async () => {
    const { order_id, sender: link } = await shared()
    await ride(halfway)
    await carry(order_id, 'processing')
    expect(await shown(link)).toMatchObject({ courier: { f_name: 'Yusuf' }, courier_location: halfway })
    const { order_id: other, sender: fetched } = await shared()
    await carry(other, 'picked_up')
    expect(await shown(fetched)).toMatchObject({
      courier: { f_name: 'Yusuf' },
      courier_location: null,
      code: null,
    })
  })
})

describe('the owner of a parcel', () => {
  it('the owner has a code for each hand-over, and none for a hand-over that is behind or not wanted', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await give(person)
    const { pickup_code, handover_code, return_code } = await codesOf(order_id)
    expect(new Set([pickup_code, handover_code, return_code]).size).toBe(3)
    for (const code of [pickup_code, handover_code, return_code]) expect(code).toMatch(/^\d{4}$/)
    const seen = async () => (await track(person, order_id)).parcel
    expect(await seen()).toEqual({
      pickup_code,
      handover_code,
      return_code: null,
      proof: null,
      attempts: [],
      return: null,
      lost_at: null,
      canceled_fee: null,
      share_sender_phone: 0,
    })
    await carry(order_id, 'picked_up')
    expect(await seen()).toMatchObject({ pickup_code: null, handover_code, return_code: null })
  })

  it('has no codes where the shop asks for none', async () => {
    const { settings } = await shop.services.reference()
    settings.parcel.handover_codes = false
    const { person, order_id, receiver: link } = await shared()
    settings.parcel.handover_codes = true
    expect((await track(person, order_id)).parcel).toMatchObject({ pickup_code: null, handover_code: null })
    expect((await shown(link)).code).toBeNull()
  })

  it('of goods has no parcel, and no links of one', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    expect((await track(person, order_id)).parcel).toBeNull()
    expect(refusalOf(await share(person, order_id))).toEqual({ status: 409, codes: ['order_type'] })
  })
})

describe('a caller without a link', () => {
  it('finds nothing by guessing, and the server answers every guess alike', async () => {
    const { order_id, receiver: link } = await shared()
    const { token } = link
    const last = token.at(-1) === 'A' ? 'B' : 'A'
    const codes = await codesOf(order_id)
    const guesses = ['a', String(order_id), codes.handover_code!, token.slice(1), token.slice(0, -1) + last]
    const answers = await Promise.all(guesses.map((guess) => open(guess)))
    for (const answer of answers) expect(refusalOf(answer)).toEqual(gone)
    expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1)
  })

  it('who is another shopper makes no links', async () => {
    const [guest, customer] = [await newGuest(shop.app), await newCustomer(shop.app)]
    const stranger = await newGuest(shop.app)
    const refused = { status: 404, codes: ['order'] }
    for (const owner of [guest, customer]) {
      const order_id = await give(owner)
      expect(refusalOf(await share(stranger, order_id))).toEqual(refused)
      expect(refusalOf(await share(stranger, order_id, { contact_number: '+971509999999' }))).toEqual(refused)
      expect(
        refusalOf(await share(stranger, order_id, { contact_number: receiver.contact_person_number })),
      ).toEqual(refused)
    }
  })

  it('a caller who only knows the phone number of the sender makes no links of the parcel', async () => {
    const elsewhere = await newGuest(shop.app)
    const proof = { contact_number: sender.contact_person_number }
    for (const owner of [await newGuest(shop.app), await newCustomer(shop.app)])
      expect(refusalOf(await share(elsewhere, await give(owner), proof))).toEqual({
        status: 404,
        codes: ['order'],
      })
  })
})

describe('a link of a parcel ends', () => {
  it('seven days after the parcel is due, to the second', async () => {
    const { person, order_id, sender: link, receiver: other } = await shared()
    const life = (await orderOf(order_id)).maximum_delivery_minutes * 60 + 7 * DAYS
    const end = new Date(noon.getTime() + life * 1000).toISOString()
    expect([link.expires_at, other.expires_at]).toEqual([end, end])
    later(life - 1)
    for (const { token } of [link, other]) expect((await open(token)).response.status).toBe(200)
    expect((await track(person, order_id)).shared_until).toBe(end)
    later(1)
    for (const { token } of [link, other]) expect(refusalOf(await open(token))).toEqual(gone)
  })

  it('seven days after it arrived, when the server makes no more of them', async () => {
    const person = await newGuest(shop.app)
    const order_id = await give(person)
    await carry(order_id, 'delivered')
    later(7 * DAYS)
    expect(refusalOf(await share(person, order_id))).toEqual({ status: 409, codes: ['order_status'] })
  })

  it('when its owner stops sharing', async () => {
    const { person, order_id, sender: link, receiver: other } = await shared()
    await person.api.POST('/order/share/stop', { body: { order_id, ...who(person) } })
    for (const { token } of [link, other]) expect(refusalOf(await open(token))).toEqual(gone)
    expect((await track(person, order_id)).shared_until).toBeNull()
  })

  it('with the account of its owner, and so does the proof of the hand-over', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await give(person)
    const { data } = await share(person, order_id)
    await carry(order_id, 'delivered')
    await shop.services.db
      .update(parcelHandovers)
      .set({ proof_name: 'Amira', proof_picture: 'category-1f381-20' })
      .where(eq(parcelHandovers.order_id, order_id))
    expect((await track(person, order_id)).parcel!.proof).toMatchObject({ name: 'Amira' })
    await person.api.DELETE('/customer/remove-account', confirmed)
    for (const { token } of [data!.sender, data!.receiver]) expect(refusalOf(await open(token))).toEqual(gone)
    expect(await codesOf(order_id)).toMatchObject({ proof_name: null, proof_picture: null })
  })
})

it('a parcel has ten links for each side at most, also when they are made at the same moment', async () => {
  const person = await newGuest(shop.app)
  const order_id = await give(person)
  const made = await Promise.all(Array.from({ length: 12 }, () => share(person, order_id)))
  expect(made.filter(({ data }) => data)).toHaveLength(10)
  expect(refusalOf(made.find(({ error }) => error)!)).toEqual({ status: 409, codes: ['links'] })
})
