import { and, count, desc, eq } from 'drizzle-orm'
import type { Address, AddressBody, AddressSaved, NewAddress } from '#openapi/generated/server.ts'
import { holdAccount } from '#server/auth/hold-account.ts'
import { pageOf } from '#server/catalogue/page.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import { addresses } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { zonesAt } from '#server/geo/zones.ts'
import type { Context, Customer } from '#server/handlers.ts'
import { refuse } from '#server/refusal.ts'
import type { Handlers, Services } from '#server/services.ts'
import { degrees } from '#server/wire/format.ts'
import { paging } from './item-lists.ts'

type AddressRow = typeof addresses.$inferSelect

const words = {
  added: { en: 'Successfully added!', ar: 'تمت الإضافة بنجاح!' },
  updated: { en: 'Updated successfully.', ar: 'تم التحديث بنجاح.' },
  deleted: { en: 'Successfully removed!', ar: 'تم الحذف بنجاح!' },
}

export const addressOperations = {
  listAddresses: async ({ query }, { services: { db }, principal }) => {
    const own = eq(addresses.customer_id, principal.customer_id)
    const { limit, skip } = pageOf(query)
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(addresses)
        .where(own)
        .orderBy(desc(addresses.created_at), desc(addresses.id))
        .limit(limit)
        .offset(skip),
      db.select({ count: count() }).from(addresses).where(own),
    ])
    return { total_size: total[0]!.count, ...paging(query), addresses: rows.map(addressOnWire) }
  },

  addAddress: async ({ body }, { services, principal, locale }) => {
    const values = addressKept(body, await services.reference())
    const id = await services.numbers('address')
    const { customer_id } = principal
    await transact(services.db, async (tx) => {
      await holdAccount(tx, customer_id)
      await tx.insert(addresses).values({ id, customer_id, created_at: services.now(), ...values })
    })
    return { message: words.added[locale], id, zone_ids: values.zone_ids }
  },

  updateAddress: ({ body }, context) => save(body.id, body, context),

  replaceAddress: ({ path, body }, context) => save(path.id, body, context),

  deleteAddress: async ({ query }, { services: { db }, principal, locale }) => {
    const gone = await db
      .delete(addresses)
      .where(own(principal, query.address_id))
      .returning({ id: addresses.id })
    if (gone.length === 0) throw refuse('not found')
    return { message: words.deleted[locale] }
  },
} satisfies Partial<Handlers>

/** The address of another customer gets the same reply as a missing one. */
async function save(
  id: number | undefined,
  body: AddressBody,
  { services, principal, locale }: Context<Services, Customer>,
): Promise<AddressSaved> {
  if (id === undefined) throw refuse('not found')
  const values = addressKept(body, await services.reference())
  const saved = await services.db
    .update(addresses)
    .set(values)
    .where(own(principal, id))
    .returning({ id: addresses.id })
  if (saved.length === 0) throw refuse('not found')
  return { message: words.updated[locale], id, zone_ids: values.zone_ids }
}

const own = ({ customer_id }: Customer, id: number) =>
  and(eq(addresses.customer_id, customer_id), eq(addresses.id, id))

/** The type is the customer's own label when one is given (docs/spec.md §3). Outside all zones nothing is kept. */
function addressKept(body: NewAddress, { zones }: Reference) {
  const [latitude, longitude] = [Number(body.latitude), Number(body.longitude)]
  const around = zonesAt(zones.values(), { lat: latitude, lng: longitude }).filter(({ active }) => active)
  if (around.length === 0) throw refuse('address outside')
  return {
    address_type: body.address_label?.trim() || body.address_type,
    address: body.address.trim(),
    latitude,
    longitude,
    zone_ids: around.map(({ id }) => id),
    road: body.road ?? '',
    house: body.house ?? '',
    floor: body.floor ?? '',
    contact_person_name: body.contact_person_name.trim(),
    contact_person_number: body.contact_person_number.trim(),
    additional_information: body.additional_information ?? '',
  }
}

const addressOnWire = (row: AddressRow): Address => ({
  id: row.id,
  address_type: row.address_type,
  address: row.address,
  latitude: degrees(row.latitude),
  longitude: degrees(row.longitude),
  road: row.road,
  house: row.house,
  floor: row.floor,
  contact_person_name: row.contact_person_name,
  contact_person_number: row.contact_person_number,
  additional_information: row.additional_information,
  zone_ids: row.zone_ids,
})
