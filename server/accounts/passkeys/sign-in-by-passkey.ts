import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { AuthToken, PasskeyRequest, PasskeySignIn } from '#openapi/generated/server.ts'
import { customers, passkeys } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { RequestContext, Services } from '#server/wiring/services.ts'
import { sendCodeIfNeeded, signIn } from '../sign-in.ts'
import { CHALLENGE_LIFETIME, newChallenge, spendChallenge } from './challenges.ts'
import { readClientData } from './client-data.ts'

/** Names no credential: the device offers its own, so the answer does not reveal which customers have a passkey. */
export const startPasskeySignIn = async ({
  db,
  now,
  config,
}: Pick<Services, 'db' | 'now' | 'config'>): Promise<PasskeyRequest> => ({
  challenge: await newChallenge(db, { purpose: 'sign_in' }, now()),
  rpId: config.PASSKEY_RP_ID,
  timeout: CHALLENGE_LIFETIME,
  userVerification: 'required',
})

type Passkey = typeof passkeys.$inferSelect
type Credential = PasskeySignIn['credential']

/** Makes a new session for the customer of the passkey; every flaw of it is refused in the same words. */
export async function signInByPasskey(
  context: RequestContext,
  { credential, guest_id }: PasskeySignIn,
): Promise<AuthToken> {
  const { services } = context
  const { db, now, config } = services
  const client = readClientData(credential.response.clientDataJSON, config)
  if (!client) throw refuse('passkey')
  if (!(await spendChallenge(db, client.challenge, { session: undefined, now: now() })))
    throw refuse('challenge gone')
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credential.id))
  if (!passkey) throw refuse('passkey')
  const counter = await counterOf(credential, passkey, { ...client, rpId: config.PASSKEY_RP_ID })
  const [customer] = await db.select().from(customers).where(eq(customers.id, passkey.customer_id))
  if (counter === undefined || !customer) throw refuse('passkey')
  if (!customer.active) throw refuse('account blocked')
  await sendCodeIfNeeded(context, customer)
  return transact(db, async (tx) => {
    // Held before the passkey, in the order of everything that ends one: a new password, and the end of the account.
    const held = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, customer.id), eq(customers.active, true)))
      .for('share')
    if (held.length === 0) throw refuse('passkey')
    // Removed, or signed in with meanwhile: of two signatures with the same count one is a copy's.
    const [used] = await tx
      .update(passkeys)
      .set({ counter, last_used_at: now() })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id })
    if (!used) throw refuse('passkey')
    return signIn(tx, customer, guest_id, services)
  })
}

/** The count of signatures; `undefined` when this one is not right. */
async function counterOf(
  credential: Credential,
  { credential_id, public_key, counter, user_handle }: Passkey,
  { challenge, origin, rpId }: { challenge: string; origin: string; rpId: string },
): Promise<number | undefined> {
  if (credential.response.userHandle !== user_handle) return undefined
  const read = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  return read?.verified ? read.authenticationInfo.newCounter : undefined
}
