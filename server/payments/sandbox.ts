import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { sandboxPayments } from '#server/db/schema.ts'
import { refuse } from '#server/refusal.ts'
import { type Notice, type PaymentProvider, PaymentUnavailable } from './provider.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** What the page of the sandbox lets somebody do. */
export const sandboxAnswers = ['pay', 'fail', 'cancel', 'late', 'twice'] as const
export type SandboxAnswer = (typeof sandboxAnswers)[number]

/** How long a late answer takes. */
const LATE = 20_000

/** A gateway for demos and tests: it keeps books like a real one, and moves no money. */
export function createSandbox(db: Database, now: () => Date): PaymentProvider {
  const read = async (reference: string) => noticeOf(await sandboxPayment(db, reference), now())
  return {
    gateway: 'sandbox',
    title: { en: 'Test payment', ar: 'دفع تجريبي' },
    sumOf: (amount, { code: currency }) => ({ amount, currency }),
    open: async ({ id: reference, order_id, sum, return_link, locale }) => {
      await db
        .insert(sandboxPayments)
        .values({ reference, order_id, ...sum, locale, return_link })
        .onConflictDoNothing()
      return { reference, redirect_link: return_link.replace(/return\/[^/]*$/, `sandbox/${reference}`) }
    },
    look: read,
    close: async (reference) => {
      await decide(db, reference, { state: 'canceled' })
      return read(reference)
    },
    refund: async ({ reference, sum }) => {
      const { state, amount } = await sandboxPayment(db, reference)
      if (state !== 'paid' || sum.amount > amount)
        throw new PaymentUnavailable('The sandbox holds no such money')
      await db
        .update(sandboxPayments)
        .set({ refunded_at: now() })
        .where(and(eq(sandboxPayments.reference, reference), isNull(sandboxPayments.refunded_at)))
    },
    // Its word comes from the page itself, so whatever is sent from outside is not its own.
    readMessage: () => {
      throw refuse('signature')
    },
  }
}

export async function sandboxPayment(db: Database, reference: string): Promise<SandboxPayment> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
  if (!payment) throw refuse('not found')
  return payment
}

const states = { pay: 'paid', fail: 'failed', cancel: 'canceled', late: 'paid', twice: 'paid' } as const

/** Writes an answer into the books, once; answers what the sandbox then has to say. */
export async function answerSandbox(
  db: Database,
  reference: string,
  answer: SandboxAnswer,
  now: Date,
): Promise<Notice> {
  const decided_at = answer === 'late' ? new Date(now.getTime() + LATE) : null
  await decide(db, reference, { state: states[answer], decided_at })
  return noticeOf(await sandboxPayment(db, reference), now)
}

const decide = (db: Database, reference: string, decision: Partial<SandboxPayment>) =>
  db
    .update(sandboxPayments)
    .set(decision)
    .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.state, 'open')))

function noticeOf(
  { reference, amount, currency, state, reason, decided_at }: SandboxPayment,
  now: Date,
): Notice {
  return {
    reference,
    state: decided_at && decided_at > now ? 'processing' : state,
    reason: reason ?? undefined,
    sum: { amount, currency },
    transaction_reference: state === 'paid' ? `sandbox-${reference}` : null,
  }
}
