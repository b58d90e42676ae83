import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { present } from '#server/assert/present.ts'
import type { PaymentRow } from '#server/db/rows.ts'
import { payments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import { roundHalfUp } from '#server/rules/money.ts'
import { recordPaymentSent } from '#server/settlement/note-sent.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'
import type { Services } from '#server/wiring/services.ts'

export type RefundOptions = Pick<Services, 'db' | 'now' | 'payments' | 'relay'> & {
  onError: (error: unknown) => void
}

const EVERY = 10_000
const AT_ONCE = 100

/** A gateway that could not give something back is asked again. */
const ASK_AGAIN = 10 * 60_000

/**
 * Refunds gateway payments of orders and wallets that cannot keep them. The payment's id is the gateway's idempotency
 * key, so the money returns once, however many processes and attempts there are.
 */
export const watchGatewayRefunds = (options: RefundOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn(options: RefundOptions): Promise<void> {
  const { db, now, payments: provider, relay, onError } = options
  if (!provider) return
  const owed = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'to_refund'),
        eq(payments.gateway, provider.gateway),
        isNotNull(payments.transaction_reference),
        or(
          isNull(payments.refund_asked_at),
          lte(payments.refund_asked_at, new Date(now().getTime() - ASK_AGAIN)),
        ),
      ),
    )
    .orderBy(asc(payments.updated_at))
    .limit(AT_ONCE)
  // Money that cannot be given back must not hold up the rest.
  for (const payment of owed) await refund(options, provider, payment).catch(onError)
  if (owed.length > 0) relay()
}

async function refund({ db, now }: RefundOptions, provider: PaymentProvider, payment: PaymentRow) {
  const { id, reference, transaction_reference, received_currency } = payment
  const isOwed = and(eq(payments.id, id), eq(payments.status, 'to_refund'))
  await db.update(payments).set({ refund_asked_at: now() }).where(isOwed)
  const amount = owedOf(payment)
  if (amount > 0)
    await provider.refund({
      id,
      reference: present(reference, 'the reference of the payment'),
      transaction_reference: present(transaction_reference, 'the reference of the transaction'),
      sum: { amount, currency: present(received_currency, 'the received currency') },
    })
  await transact(db, (tx) => recordPaymentSent(tx, payment, now()))
}

/** In the unit the gateway counts in. Only a payment of the sum that was due has a part kept or withheld. */
const owedOf = ({ received_amount, amount, due, kept, withheld }: PaymentRow): number =>
  (received_amount ?? 0) - (kept + withheld === 0 ? 0 : roundHalfUp((amount * (kept + withheld)) / due))
