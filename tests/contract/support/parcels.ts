import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/engine/open.ts'
import { modules, moduleZones, type OrderStatus, parcelCategories, parcelSizes } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { Services } from '#server/wiring/services.ts'
import { clientOf, type Person } from './app.ts'
import { startPayment } from './online-payment.ts'
import { courier, fillSmallShop, positions, text, zone } from './small-shop.ts'

/** The module of parcels. */
export const PARCELS = 9
export const kind = { gift: 1, letter: 2, given: 3, elsewhere: 4 } as const
export const size = { small: 1, large: 2, envelope: 3 } as const

/** Parcels for the small shop: 3.00 a kilometre in the center; a large one costs 5.00 more. */
export async function addParcels(db: Database): Promise<void> {
  await db.insert(modules).values({
    id: PARCELS,
    name: text('Parcels'),
    type: 'parcel',
    description: text('From door to door'),
    icon: 'module-1f4e6-20',
    thumbnail: 'module-1f4e6-20',
  })
  await db.insert(moduleZones).values(
    [zone.center, zone.noCash, zone.off].map((zone_id) => ({
      module_id: PARCELS,
      zone_id,
      per_km_shipping_charge: zone_id === zone.center ? 300 : 900,
      minimum_shipping_charge: 500,
      maximum_shipping_charge: 2500,
      maximum_cod_order_amount: 2000,
    })),
  )
  const category = (id: number, more: Partial<typeof parcelCategories.$inferInsert> = {}) => ({
    id,
    name: text(`Kind ${id}`, `نوع ${id}`),
    description: text(`About ${id}`),
    picture: 'category-1f4e6-20',
    module_id: PARCELS,
    size_ids: [size.small, size.large],
    ...more,
  })
  await db.insert(parcelCategories).values([
    category(kind.gift),
    category(kind.letter, {
      per_km_shipping_charge: 100,
      minimum_shipping_charge: 400,
      size_ids: [size.envelope],
    }),
    category(kind.given, { active: false }),
    category(kind.elsewhere, { module_id: 1 }),
  ])
  const sizeOf = (id: number, name: string, more: Partial<typeof parcelSizes.$inferInsert> = {}) => ({
    id,
    name: text(name),
    examples: text(`What is ${name.toLowerCase()}`),
    length_cm: 30,
    width_cm: 20,
    height_cm: 15,
    max_weight_kg: 3,
    position: id,
    ...more,
  })
  await db.insert(parcelSizes).values([
    sizeOf(size.small, 'Small'),
    sizeOf(size.large, 'Large', {
      length_cm: 60,
      width_cm: 45,
      height_cm: 45,
      max_weight_kg: 20,
      charge: 500,
    }),
    sizeOf(size.envelope, 'Envelope', {
      length_cm: 35,
      width_cm: 25,
      height_cm: 2,
      max_weight_kg: 1,
      position: 0,
    }),
  ])
}

/** The small shop, which also carries parcels. */
export async function fillParcelShop(db: Database): Promise<void> {
  await fillSmallShop(db)
  await addParcels(db)
}

/** 3 km at 3.00, and 1.00 service fee. */
export const PARCEL_FEE = 9
export const PARCEL_AMOUNT = PARCEL_FEE + 1

export const sender = {
  contact_person_name: 'Omar Nasser',
  contact_person_number: '+971501234567',
  address: '14 Pearl Street',
  ...positions.center,
  road: 'Pearl Road',
  house: '14',
  floor: '5',
  delivery_instruction: 'Mind the dog',
}

export const receiver = {
  contact_person_name: 'Amira Saleh',
  contact_person_number: '+971507654321',
  address: '3 Lantern Lane',
  ...positions.nearCenter,
  road: 'Lantern Road',
  house: '3',
  floor: '2',
}

export const parcel = {
  order_type: 'parcel',
  payment_method: 'cash_on_delivery',
  charge_payer: 'sender',
  parcel_category_id: kind.gift,
  parcel_size_id: size.small,
  no_prohibited_goods: 1,
  order_amount: PARCEL_AMOUNT,
  ...sender,
  receiver_details: receiver,
} as const

type Give = { services: Services; person: Person }

export async function giveParcel({ person: { api, guest_id, token } }: Give, more = {}): Promise<number> {
  const body = { ...(token ? {} : { guest_id }), ...parcel, ...more }
  const { data, error } = await api.POST('/customer/order/place', { body })
  if (!data) throw new Error(`No parcel: ${JSON.stringify(error)}`)
  return data.order_id
}

const steps = [
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
] as const satisfies OrderStatus[]

/** Moves a parcel step by step; the courier of the center has it from the moment he sets out. */
export async function carryParcel(
  { db, now }: Services,
  id: number,
  to: (typeof steps)[number],
): Promise<void> {
  for (const step of steps.slice(0, steps.indexOf(to) + 1))
    await transact(db, (tx) =>
      moveOrder(tx, { id }, step, {
        now: now(),
        ...(step === 'processing' && { delivery_man_id: courier.yusuf }),
      }),
    )
}

type Shop = { app: FastifyInstance; services: Services }

/** A parcel that its sender paid at the gateway. */
export async function giveParcelPaidOnline(
  { app, services }: Shop,
  person: Person,
  more = {},
): Promise<number> {
  const order_id = await giveParcel({ services, person }, { payment_method: 'digital_payment', ...more })
  const { data } = await startPayment(person, order_id)
  const { headers } = await app.inject({
    method: 'POST',
    url: data!.redirect_link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=pay',
  })
  await app.inject(String(headers.location))
  return order_id
}

/** What each side reads by its link. */
export async function readSides({ app }: Shop, { api, guest_id, token }: Person, order_id: number) {
  const { data } = await api.POST('/order/parcel-links', {
    body: { order_id, ...(token ? {} : { guest_id }) },
  })
  const read = async ({ token: link }: { token: string }) =>
    (await clientOf(app).GET('/order/parcel-shared', { params: { query: { token: link } } })).data!
  return { sender: await read(data!.sender), receiver: await read(data!.receiver) }
}
