import { generateRegistrationOptions } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { FreshProof, PasskeyCreation } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers, passkeys, socialIdentities } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer } from '#server/identity/principal.ts'
import { newSecret } from '#server/identity/secret.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { UNUSABLE } from '../password.ts'
import { proveFresh } from '../prove-fresh.ts'
import { CHALLENGE_LIFETIME, newChallenge } from './challenges.ts'
import { MOST_PASSKEYS } from './passkeys.ts'

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal' | 'network' | 'locale'>

/** EdDSA, ES256, RS256: what devices have had for years, and every Node can verify. */
export const ALGORITHMS = [-8, -7, -257]

/** A passkey opens the account for good, so its owner proves themselves first, by a sign-in just before or as for a new password. */
export async function startPasskey(asking: Asking, given: FreshProof): Promise<PasskeyCreation> {
  const { services, principal, locale } = asking
  const { db, now, config } = services
  const isOwn = eq(customers.id, principal.customer_id)
  const [before] = await db.select().from(customers).where(isOwn)
  if (!before) throw refuse('account gone')
  if (!(await hasOtherSignIn(services, before))) throw refuse('no other way in')
  const proof = await proveFresh(asking, before, given)
  const { business_name } = (await services.reference()).settings
  return transact(db, async (tx) => {
    const [customer] = await tx.select().from(customers).where(isOwn).for('no key update')
    if (!customer) throw refuse('account gone')
    const stored = await tx.select().from(passkeys).where(eq(passkeys.customer_id, customer.id))
    if (stored.length >= MOST_PASSKEYS) throw refuse('passkeys full')
    await proof(tx, customer)
    const user_handle = stored[0]?.user_handle ?? newSecret()
    const challenge = await newChallenge(tx, { purpose: 'add', customer: principal, user_handle }, now())
    const { rp, user, timeout, pubKeyCredParams, authenticatorSelection } = await generateRegistrationOptions(
      {
        rpName: business_name[locale],
        rpID: config.PASSKEY_RP_ID,
        userName: customer.phone,
        userDisplayName: `${customer.f_name} ${customer.l_name}`,
        userID: new Uint8Array(Buffer.from(user_handle, 'base64url')),
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        timeout: CHALLENGE_LIFETIME,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      },
    )
    return {
      rp: { id: config.PASSKEY_RP_ID, name: rp.name },
      user,
      challenge,
      pubKeyCredParams,
      timeout: timeout ?? CHALLENGE_LIFETIME,
      excludeCredentials: stored.map(({ credential_id, transports }) => ({
        id: credential_id,
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: authenticatorSelection?.requireResidentKey ?? true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  })
}

/** A lost device must not lock its owner out: by a password, a social login, or a code to the phone they still come in. */
async function hasOtherSignIn(
  { db, otp }: Pick<Services, 'db' | 'otp'>,
  { id, password_hash }: CustomerRow,
): Promise<boolean> {
  if (otp || (password_hash !== null && password_hash !== UNUSABLE)) return true
  const joined = await db
    .select({ id: socialIdentities.customer_id })
    .from(socialIdentities)
    .where(eq(socialIdentities.customer_id, id))
    .limit(1)
  return joined.length > 0
}
