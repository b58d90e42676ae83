import { count, desc, eq } from 'drizzle-orm'
import type { Address, AddressBody, AddressSaved } from '#openapi/generated/server.ts'
import { addAddress, changeAddress, deleteAddress } from '#server/addresses/address-book.ts'
import type { Context } from '#server/contract/handlers.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { pageOf } from '#server/db/page.ts'
import { addresses } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { degrees } from '#server/wire/format.ts'
import type { Handlers, Services } from '#server/wiring/services.ts'
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
    return { total_size: onlyRow(total).count, ...paging(query), addresses: rows.map(addressOnWire) }
  },

  addAddress: async ({ body }, { services, principal, locale }) => {
    const { id, zone_ids } = await addAddress(services, principal.customer_id, body)
    return { message: words.added[locale], id, zone_ids }
  },

  updateAddress: ({ body }, context) => save(body.id, body, context),

  replaceAddress: ({ path, body }, context) => save(path.id, body, context),

  deleteAddress: async ({ query }, { services: { db }, principal, locale }) => {
    await deleteAddress(db, principal.customer_id, query.address_id)
    return { message: words.deleted[locale] }
  },
} satisfies Partial<Handlers>

async function save(
  id: number | undefined,
  body: AddressBody,
  { services, principal, locale }: Context<Services, Customer>,
): Promise<AddressSaved> {
  if (id === undefined) throw refuse('not found')
  const { zone_ids } = await changeAddress(services, principal.customer_id, id, body)
  return { message: words.updated[locale], id, zone_ids }
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
