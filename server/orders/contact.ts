import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customers } from '#server/db/schema.ts'
import type { DeliveryAddress } from '#server/db/shapes.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { refuse } from '#server/refusals/refusal.ts'

export type Contact = Pick<
  DeliveryAddress,
  'contact_person_name' | 'contact_person_number' | 'contact_person_email'
>

/**
 * How the orderer is reached, and the phone number that limits count by: the one of the account, or the one a guest
 * writes.
 */
export async function readContact(
  db: Database,
  { customer_id }: Shopper,
  written: { [Field in keyof Contact]?: string | null | undefined },
): Promise<{ contact: Contact; phone: string }> {
  const own = customer_id === null ? undefined : await ownContact(db, customer_id)
  const contact_person_name = written.contact_person_name?.trim() || own?.name
  const contact_person_number = written.contact_person_number?.trim() || own?.phone
  if (!contact_person_name) throw refuse('contact_person_name')
  if (!contact_person_number) throw refuse('contact_person_number')
  const contact_person_email = written.contact_person_email?.trim() || own?.email || ''
  return {
    contact: { contact_person_name, contact_person_number, contact_person_email },
    phone: own?.phone ?? contact_person_number,
  }
}

async function ownContact(db: Database, id: number) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  return (
    customer && {
      name: `${customer.f_name} ${customer.l_name}`,
      phone: customer.phone,
      email: customer.email,
    }
  )
}
