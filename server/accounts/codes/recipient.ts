import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { normalPhone } from '#server/rules/phone.ts'
import type { Channel } from './otp-sender.ts'

/** Where a code goes, written one way. */
export type Recipient = { channel: Channel; to: string }

/** Channels as the wire names them. */
export const verificationMethods = { sms: 'phone', email: 'email' } as const satisfies Record<Channel, string>

export const byPhone = (phone: string): Recipient => ({ channel: 'sms', to: normalPhone(phone) })

/** The phone, when both are given. */
export function recipientOf({ phone, email }: { phone?: string; email?: string }): Recipient {
  if (phone !== undefined) return byPhone(phone)
  if (email === undefined) throw refuse('phone wrong')
  return { channel: 'email', to: email.toLowerCase() }
}

/** The account a code to this recipient would be for. */
export const accountAt = ({ channel, to }: Recipient) =>
  eq(channel === 'sms' ? customers.phone : customers.email, to)

type Reachable = Pick<CustomerRow, 'phone' | 'email' | 'is_phone_verified' | 'is_email_verified'>

/**
 * Where the customer of an account can confirm a change of it, the phone first: the phone and e-mail address that are
 * verified. While neither is, the phone, which no session can change.
 */
export function confirmableAt(customer: Reachable): Recipient[] {
  const phone = byPhone(customer.phone)
  const verified: Recipient[] = [
    ...(customer.is_phone_verified ? [phone] : []),
    ...(customer.is_email_verified ? [{ channel: 'email' as const, to: customer.email }] : []),
  ]
  return verified.length > 0 ? verified : [phone]
}

/**
 * The account whose password a code to this recipient may replace. Once one channel of an account is verified the other
 * needs to be, too: a stranger may have written it down at sign-up. Accounts of social logins have no password.
 */
export const resettableAt = (recipient: Recipient) => {
  const { is_phone_verified, is_email_verified } = customers
  const isVerified = recipient.channel === 'sms' ? is_phone_verified : is_email_verified
  return and(
    accountAt(recipient),
    isNotNull(customers.password_hash),
    or(eq(isVerified, true), and(eq(is_phone_verified, false), eq(is_email_verified, false))),
  )
}
