import type { Authenticate, Credentials } from '#server/contract/caller.ts'
import type { Shopper } from '#server/contract/handlers.ts'
import type { Principal } from '#server/identity/principal.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { provenOrder } from '#server/orders/order-proofs.ts'
import type { Services } from '#server/wiring/services.ts'
import { isLivingGuest } from './guests.ts'
import { isUseNoted, recordUse } from './sessions.ts'
import { customerOf } from './tokens.ts'

type Doorkeeper = Pick<Services, 'db' | 'now' | 'config' | 'guests'>

/** Identifies the caller by the token, else by the guest id; a token of an order names the order besides. */
export const authenticator =
  (door: Doorkeeper): Authenticate =>
  async ({ order_token, ...credentials }) => {
    const principal = await holderOf(door, credentials)
    if (order_token === undefined || principal.kind === 'nobody') return principal
    const proven = await provenOrder(door.db, order_token, door.now())
    return proven ? { ...principal, proven } : principal
  }

const holderOf = async (
  door: Doorkeeper,
  { token, guest_id, user_agent }: Omit<Credentials, 'order_token'>,
): Promise<Principal> => {
  const session = token === undefined ? undefined : fingerprint(token)
  const customer = session === undefined ? undefined : await customerIn(door, session)
  if (customer && session !== undefined) {
    const now = door.now()
    if (!isUseNoted(customer.last_used_at, now)) await recordUse(door.db, session, user_agent, now)
    return { kind: 'customer', customer_id: customer.id, session }
  }
  if (guest_id !== undefined && (await isLivingGuest(door.db, door.guests, guest_id)))
    return { kind: 'guest', guest_id }
  return { kind: 'nobody' }
}

/** Whether a call of theirs would still be answered: they may have left, been blocked or become a customer meanwhile. */
export const isStillHere = async (door: Doorkeeper, shopper: Shopper): Promise<boolean> =>
  shopper.kind === 'customer'
    ? (await customerIn(door, shopper.session)) !== undefined
    : isLivingGuest(door.db, door.guests, shopper.guest_id)

const customerIn = ({ db, now, config }: Doorkeeper, session: string) =>
  customerOf(db, session, now(), config.CUSTOMER_VERIFICATION)
