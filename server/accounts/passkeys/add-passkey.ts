import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { NewPasskey } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { Database } from '#server/db/engine/open.ts'
import { customers, customerTokens, passkeys } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/db/sql-state.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { spendChallenge } from './challenges.ts'
import { readClientData } from './client-data.ts'
import { MOST_PASSKEYS } from './passkeys.ts'
import { ALGORITHMS } from './start-passkey.ts'

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal'>

/** Keeps the public key of a device that answered the challenge of this session; what the device itself is, is not asked. */
export async function addPasskey(
  { services: { db, now, config }, principal }: Asking,
  { credential }: NewPasskey,
): Promise<void> {
  const client = readClientData(credential.response.clientDataJSON, config)
  if (!client) throw refuse('not a passkey')
  const used = await spendChallenge(db, client.challenge, { session: principal.session, now: now() })
  if (!used?.user_handle) throw refuse('challenge gone')
  const { user_handle } = used
  const made = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: client.challenge,
    expectedOrigin: client.origin,
    expectedRPID: config.PASSKEY_RP_ID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!made?.verified) throw refuse('not a passkey')
  const { id, publicKey, counter } = made.registrationInfo.credential
  const row = {
    customer_id: principal.customer_id,
    credential_id: id,
    user_handle,
    public_key: publicKey,
    counter,
    transports: credential.response.transports ?? [],
    created_at: now(),
  }
  try {
    await transact(db, async (tx) => {
      // Two that are added at once must not both be the last.
      const isOwn = eq(customers.id, principal.customer_id)
      const [customer] = await tx
        .select({ id: customers.id })
        .from(customers)
        .where(isOwn)
        .for('no key update')
      if (!customer) throw refuse('account gone')
      if ((await tx.$count(passkeys, eq(passkeys.customer_id, customer.id))) >= MOST_PASSKEYS)
        throw refuse('passkeys full')
      await tx.insert(passkeys).values({ ...row, ...(await deviceOf(tx, principal)) })
    })
  } catch (error) {
    // Same refusal when the credential belongs to another customer: the answer must not reveal its owner.
    if (isUniqueViolation(error)) throw refuse('not a passkey')
    throw error
  }
}

/** Where the session is used, in words. */
async function deviceOf(tx: Database, { session }: Customer) {
  const [device] = await tx
    .select({ browser: customerTokens.browser, system: customerTokens.system })
    .from(customerTokens)
    .where(eq(customerTokens.token_hash, session))
    .for('key share')
  // The session ended meanwhile, and with it the right to add.
  if (!device) throw refuse('account gone')
  return device
}
