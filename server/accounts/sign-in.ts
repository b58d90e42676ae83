import type { AuthToken } from '#openapi/generated/server.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { moveSubscriptions } from '#server/push/subscriptions.ts'
import { flag } from '#server/wire/format.ts'
import type { RequestContext, Services } from '#server/wiring/services.ts'
import { adoptGuest } from './adopt-guest.ts'
import { byPhone } from './codes/recipient.ts'
import { trySendCode } from './codes/send-code.ts'
import { issueToken } from './tokens.ts'

/**
 * Makes a session for the customer and gives them what the guest had. While the phone has to be verified first, the token
 * does not work yet and the guest stays a guest.
 */
export async function signIn(
  tx: Database,
  customer: CustomerRow,
  guest_id: string | undefined,
  services: Pick<Services, 'now' | 'config' | 'guests' | 'devices'>,
): Promise<AuthToken> {
  const { now, config, guests } = services
  await holdAccount(tx, customer.id)
  const token = await issueToken(tx, customer.id, now())
  if (guest_id && guests.isIssued(guest_id) && !mustVerify(config, customer)) {
    await adoptGuest(tx, guest_id, customer.id, now())
    await moveSubscriptions(tx, guest_id, customer.id, fingerprint(token))
  }
  return sessionOf(customer, token, services)
}

/** A token of the customer, as the wire names it. */
export const sessionOf = (
  customer: CustomerRow,
  token: string,
  { config, devices }: Pick<Services, 'config' | 'devices'>,
): AuthToken => ({
  token,
  // A customer whose phone is not proven yet may be a stranger who wrote it down.
  ...(mustVerify(config, customer) ? {} : { device_token: devices.issue(customer) }),
  is_phone_verified: flag(customer.is_phone_verified),
  is_email_verified: flag(customer.is_email_verified),
  is_personal_info: 1,
})

/**
 * Sends a verification code after signing in; when the last code is too recent, that code still applies. With Firebase
 * the storefront requests the code itself.
 */
export async function sendCodeIfNeeded(context: RequestContext, customer: CustomerRow): Promise<void> {
  const { otp, config } = context.services
  if (!otp || !mustVerify(config, customer)) return
  const recipient = byPhone(customer.phone)
  const requester = { customer_id: customer.id }
  await trySendCode(context, { purpose: 'verify_phone', recipient, requester }, true)
}

/** Sends the code that the customer may need, then signs in. */
export async function enter(
  context: RequestContext,
  customer: CustomerRow,
  guest_id: string | undefined,
): Promise<AuthToken> {
  const { services } = context
  await sendCodeIfNeeded(context, customer)
  return transact(services.db, (tx) => signIn(tx, customer, guest_id, services))
}

const mustVerify = ({ CUSTOMER_VERIFICATION }: Config, { is_phone_verified }: CustomerRow) =>
  CUSTOMER_VERIFICATION && !is_phone_verified
