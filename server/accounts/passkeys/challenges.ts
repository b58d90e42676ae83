import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { passkeyChallenges } from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { fingerprint, newSecret } from '#server/identity/secret.ts'

/** Milliseconds a challenge is good for. */
export const CHALLENGE_LIFETIME = 5 * 60_000

type Asked =
  | { purpose: 'sign_in' }
  | { purpose: 'add'; customer: Pick<Customer, 'customer_id' | 'session'>; user_handle: string }

/** A challenge in base64url, as it goes over the wire; only its hash is kept. */
export async function newChallenge(db: Database, asked: Asked, now: Date): Promise<string> {
  const challenge = newSecret()
  const { session = null, customer_id = null } = asked.purpose === 'add' ? asked.customer : {}
  await db.insert(passkeyChallenges).values({
    challenge_hash: fingerprint(challenge),
    purpose: asked.purpose,
    session,
    customer_id,
    user_handle: asked.purpose === 'add' ? asked.user_handle : null,
    expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME),
  })
  return challenge
}

type Used = { user_handle: string | null }

/** Ends a challenge before anything is verified with it, so that no answer to it is tried twice; `undefined` when it is gone. */
export async function spendChallenge(
  db: Database,
  challenge: string,
  { session, now }: { session: string | undefined; now: Date },
): Promise<Used | undefined> {
  const { challenge_hash, purpose, expires_at, user_handle } = passkeyChallenges
  const [used] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challenge_hash, fingerprint(challenge)),
        session === undefined
          ? eq(purpose, 'sign_in')
          : and(eq(purpose, 'add'), eq(passkeyChallenges.session, session)),
        gt(expires_at, now),
      ),
    )
    .returning({ user_handle })
  return used
}
