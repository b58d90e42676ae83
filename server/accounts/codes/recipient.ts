import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Channel } from './otp-sender.ts'

/** Where a code goes, written one way. */
export type Recipient = { channel: Channel; to: string }

/** Channels as the wire names them. */
export const verificationMethods = { sms: 'phone', email: 'email' } as const satisfies Record<Channel, string>

export const byPhone = (phone: string): Recipient => ({ channel: 'sms', to: phone })

/** The phone, when both are given. */
export function recipientOf({ phone, email }: { phone?: string; email?: string }): Recipient {
  if (phone !== undefined) return byPhone(phone)
  if (email === undefined) throw refuse('phone wrong')
  return { channel: 'email', to: email.toLowerCase() }
}

/** The account a code to this recipient would be for. */
export const accountAt = ({ channel, to }: Recipient) =>
  eq(channel === 'sms' ? customers.phone : customers.email, to)

type Reachable = Pick<
  CustomerRow,
  'phone' | 'email' | 'is_phone_verified' | 'is_email_verified' | 'is_proven'
>

/**
 * Where the customer of an account can confirm a change of it, the phone first: the phone and e-mail address that are
 * verified. While neither is, the phone, which no session can change; or the e-mail address where the owner, once proven,
 * has changed it: the phone may still be a stranger's.
 */
export function confirmableAt(customer: Reachable): Recipient[] {
  const phone = byPhone(customer.phone)
  const verified: Recipient[] = [
    ...(customer.is_phone_verified ? [phone] : []),
    ...(customer.is_email_verified ? [{ channel: 'email' as const, to: customer.email }] : []),
  ]
  if (verified.length > 0) return verified
  return [customer.is_proven ? { channel: 'email', to: customer.email } : phone]
}

/**
 * The account that a code to this recipient opens. A channel that is not verified may have been written down by a stranger,
 * or mistyped: it opens only an account without any proof so far.
 */
export const openedAt = (recipient: Recipient) => {
  const isVerified = recipient.channel === 'sms' ? customers.is_phone_verified : customers.is_email_verified
  return and(accountAt(recipient), or(eq(isVerified, true), eq(customers.is_proven, false)))
}

/** The account whose password a code to this recipient may replace. Accounts of social logins have none. */
export const resettableAt = (recipient: Recipient) =>
  and(openedAt(recipient), isNotNull(customers.password_hash))
