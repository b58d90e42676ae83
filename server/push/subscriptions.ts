import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customerTokens, pushSubscriptions } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { customerShopper, guestShopper } from '#server/identity/shopper.ts'
import type { Services } from '#server/wiring/services.ts'
import type { BrowserKeys } from './encrypt-push.ts'

/** So many browsers of one shopper receive messages; a further one takes the place of the oldest. */
export const MOST_BROWSERS = 10

export type NewSubscription = BrowserKeys & { endpoint: string; locale: 'en' | 'ar' }

const ownerOf = (principal: Customer | Guest) =>
  principal.kind === 'customer'
    ? { ...customerShopper(principal.customer_id), session: principal.session }
    : { ...guestShopper(principal.guest_id), session: null }

/** Subscribes a browser to the shopper's pushes; a browser has one shopper, so it leaves the one before. */
export async function subscribe(
  { db, now }: Pick<Services, 'db' | 'now'>,
  principal: Customer | Guest,
  { endpoint, p256dh, auth, locale }: NewSubscription,
): Promise<void> {
  const { owner, session } = ownerOf(principal)
  await transact(db, async (tx) => {
    const row = { endpoint, p256dh, auth, owner, session, locale, created_at: now() }
    if (session !== null && !(await holdSession(tx, session))) return
    await tx
      .insert(pushSubscriptions)
      .values({ id: fingerprint(endpoint), ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.id, set: row })
    const surplus = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.owner, owner))
      .orderBy(desc(pushSubscriptions.created_at), desc(pushSubscriptions.id))
      .offset(MOST_BROWSERS)
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus))
  })
}

/** False when the customer signed out meanwhile. */
async function holdSession(tx: Database, session: string): Promise<boolean> {
  const held = await tx
    .select({ session: customerTokens.token_hash })
    .from(customerTokens)
    .where(eq(customerTokens.token_hash, session))
    .for('key share')
  return held.length > 0
}

/** Ends the shopper's own subscription of a browser; nothing happens to one of another shopper. */
export async function unsubscribe(
  db: Database,
  principal: Customer | Guest,
  endpoint: string,
): Promise<void> {
  const { owner } = ownerOf(principal)
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, fingerprint(endpoint)), eq(pushSubscriptions.owner, owner)))
}

/** A guest who signs in goes on hearing of the order, now as the customer of this session. */
export async function moveSubscriptions(
  tx: Database,
  guest_id: string,
  customer_id: number,
  session: string,
): Promise<void> {
  await tx
    .update(pushSubscriptions)
    .set({ owner: customerShopper(customer_id).owner, session })
    .where(eq(pushSubscriptions.owner, guestShopper(guest_id).owner))
}
