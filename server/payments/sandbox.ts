import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { type FailureReason, sandboxPayments } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Notice } from '#server/rules/notice.type.ts'
import { type PaymentProvider, PaymentUnavailable } from './provider.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** The gateway's decision, and how the shop hears of it. */
type Behaviour = {
  state: 'paid' | 'failed' | 'canceled' | 'expired'
  reason?: FailureReason
  /** Milliseconds until it is decided; the page says at once that it will be. */
  decidedIn?: number
  /** Messages that are sent before the browser goes back, or after so many milliseconds. */
  messages: number
  firstIn?: number
  /** The browser is not sent back to the shop. */
  isLost?: true
}

const LATE = 20_000
const SOON = 3_000

/** What a card, or the customer, makes of a payment. */
const behaviours = {
  pay: { state: 'paid', messages: 1 },
  insufficient_funds: { state: 'failed', reason: 'insufficient_funds', messages: 1 },
  bank_refused: { state: 'failed', reason: 'bank_refused', messages: 1 },
  confirmation_failed: { state: 'failed', reason: 'confirmation_failed', messages: 1 },
  technical: { state: 'failed', reason: 'technical', messages: 1 },
  expired: { state: 'expired', reason: 'expired', messages: 1 },
  late: { state: 'paid', decidedIn: LATE, messages: 1, firstIn: LATE },
  late_refused: { state: 'failed', reason: 'bank_refused', decidedIn: LATE, messages: 1, firstIn: LATE },
  twice: { state: 'paid', messages: 2 },
  lost: { state: 'paid', messages: 1, firstIn: SOON, isLost: true },
  cancel: { state: 'canceled', reason: 'canceled', messages: 0 },
} as const satisfies Record<string, Behaviour>

export type SandboxAnswer = keyof typeof behaviours
export const sandboxAnswers = Object.keys(behaviours) as SandboxAnswer[]

export const behaviourOf = (answer: SandboxAnswer): Behaviour => behaviours[answer]

/** A gateway for demos and tests: it records payments like a real one and moves no money. */
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
      await decide(db, reference, { state: 'canceled', reason: 'canceled' })
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
    // This process sends the sandbox's messages itself, so a message from outside is forged.
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

/** Records an answer, once. */
export async function answerSandbox(
  db: Database,
  reference: string,
  answer: SandboxAnswer,
  now: Date,
): Promise<void> {
  const { state, reason, decidedIn = 0, messages, firstIn = 0 } = behaviourOf(answer)
  await decide(db, reference, {
    state,
    reason: reason ?? null,
    decided_at: decidedIn > 0 ? after(now, decidedIn) : null,
    messages,
    message_at: after(now, firstIn),
  })
}

const decide = (db: Database, reference: string, decision: Partial<SandboxPayment>) =>
  db
    .update(sandboxPayments)
    .set(decision)
    .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.state, 'open')))

const AT_ONCE = 100

/** What the sandbox has to tell the shop now; each message once, and the next one of a payment soon after. */
export async function sandboxMessages(db: Database, now: Date, reference?: string): Promise<Notice[]> {
  const due = await db
    .select()
    .from(sandboxPayments)
    .where(
      and(
        gt(sandboxPayments.messages, 0),
        lte(sandboxPayments.message_at, now),
        reference === undefined ? undefined : eq(sandboxPayments.reference, reference),
      ),
    )
    .orderBy(asc(sandboxPayments.message_at))
    .limit(AT_ONCE)
  return due.map((payment) => noticeOf(payment, now))
}

/** The shop has heard one. */
export const countMessage = (db: Database, { reference }: Notice, now: Date) =>
  db
    .update(sandboxPayments)
    .set({ messages: sql`${sandboxPayments.messages} - 1`, message_at: after(now, SOON) })
    .where(and(eq(sandboxPayments.reference, reference), gt(sandboxPayments.messages, 0)))

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

function noticeOf(
  { reference, amount, currency, state, reason, decided_at }: SandboxPayment,
  now: Date,
): Notice {
  const isUndecided = decided_at !== null && decided_at > now
  return {
    reference,
    state: isUndecided ? 'processing' : state,
    reason: isUndecided ? undefined : (reason ?? undefined),
    sum: { amount, currency },
    transaction_reference: state === 'paid' ? `sandbox-${reference}` : null,
  }
}
