import { and, eq } from 'drizzle-orm'
import type { AddressBody, NewAddress } from '#openapi/generated/server.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import { zonesAt } from '#server/city/zones.ts'
import type { Database } from '#server/db/engine/open.ts'
import { addresses } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'

/** Saves a new address of the customer; refuses a position outside all zones. */
export async function addAddress(
  { db, now, numbers, reference }: Pick<Services, 'db' | 'now' | 'numbers' | 'reference'>,
  customer_id: number,
  body: NewAddress,
): Promise<{ id: number; zone_ids: number[] }> {
  const values = addressToStore(body, await reference())
  const id = await numbers('address')
  await transact(db, async (tx) => {
    await holdAccount(tx, customer_id)
    await tx.insert(addresses).values({ id, customer_id, created_at: now(), ...values })
  })
  return { id, zone_ids: values.zone_ids }
}

/** Replaces a saved address. The address of another customer gets the same refusal as a missing one. */
export async function changeAddress(
  { db, reference }: Pick<Services, 'db' | 'reference'>,
  customer_id: number,
  id: number,
  body: AddressBody,
): Promise<{ zone_ids: number[] }> {
  const values = addressToStore(body, await reference())
  const saved = await db
    .update(addresses)
    .set(values)
    .where(own(customer_id, id))
    .returning({ id: addresses.id })
  if (saved.length === 0) throw refuse('not found')
  return { zone_ids: values.zone_ids }
}

/** Deletes a saved address. The address of another customer gets the same refusal as a missing one. */
export async function deleteAddress(db: Database, customer_id: number, id: number): Promise<void> {
  const gone = await db.delete(addresses).where(own(customer_id, id)).returning({ id: addresses.id })
  if (gone.length === 0) throw refuse('not found')
}

const own = (customer_id: number, id: number) =>
  and(eq(addresses.customer_id, customer_id), eq(addresses.id, id))

/** The type is the customer's own label when one is given (docs/spec.md §3). Outside all zones nothing is kept. */
function addressToStore(body: NewAddress, { zones }: Reference) {
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
