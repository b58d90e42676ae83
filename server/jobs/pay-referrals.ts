import { and, asc, eq, lt } from 'drizzle-orm'
import { referrals } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { payReferral } from '#server/orders/reward-referrer.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'
import type { Services } from '#server/wiring/services.ts'

export type ReferralOptions = Pick<Services, 'db' | 'now' | 'relay'> & { onError: (error: unknown) => void }

const EVERY = 60_000
const AT_ONCE = 100

/** Pays customers for others they brought, once the order that earned it can no longer be refunded. */
export const startPayingReferrals = (options: ReferralOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn({ db, now, relay, onError }: ReferralOptions): Promise<void> {
  const due = await db
    .select({ phone_key: referrals.phone_key })
    .from(referrals)
    .where(and(eq(referrals.status, 'waiting'), lt(referrals.due_at, now())))
    .orderBy(asc(referrals.due_at))
    .limit(AT_ONCE)
  // A reward that cannot be paid must not hold up the rest.
  for (const { phone_key } of due)
    await transact(db, (tx) => payReferral(tx, phone_key, now())).catch(onError)
  if (due.length > 0) relay()
}
