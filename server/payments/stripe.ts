import Stripe from 'stripe'
import type { FailureReason } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Notice } from '#server/rules/notice.type.ts'
import { type PaymentProvider, PaymentUnavailable } from './provider.ts'
import { stripeSum } from './stripe-amounts.ts'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  now: () => Date
  timeoutMs?: number
  /** Where the API answers. */
  origin?: string
}

const wallet = { en: 'Wallet', ar: 'المحفظة' }

const TIMEOUT_MS = 10_000
/** A message that is older, or from later, could have been recorded. */
const TOLERANCE_SECONDS = 300
/** The API version of these requests and replies; neither the account's own version nor the package's matters. */
const API_VERSION: string = '2024-06-20'

/** A session of ours: it has an amount. */
type Session = Stripe.Checkout.Session & { amount_total: number; currency: string }

/** Stripe Checkout: the customer pays on a page of Stripe, and no number of a card ever reaches the shop. */
export function createStripe({
  secretKey,
  webhookSecret,
  now,
  timeoutMs = TIMEOUT_MS,
  origin = 'https://api.stripe.com',
}: StripeOptions): PaymentProvider {
  const { checkout, refunds, webhooks } = clientOf({ secretKey, timeoutMs, origin })
  const { sessions } = checkout
  const expand = ['payment_intent']
  const look = async (reference: string) =>
    noticeOf(await sessionIn(sessions.retrieve(reference, { expand })))

  return {
    gateway: 'stripe',
    title: { en: 'Card', ar: 'بطاقة' },
    sumOf: stripeSum,
    look,
    open: async ({ id, order_id, sum, return_link, locale }) => {
      const price_data = {
        currency: sum.currency.toLowerCase(),
        unit_amount: sum.amount,
        product_data: { name: order_id === null ? wallet[locale] : `#${order_id}` },
      }
      const { id: reference, url } = await sessionIn(
        sessions.create(
          {
            mode: 'payment',
            client_reference_id: id,
            success_url: return_link,
            cancel_url: return_link,
            line_items: [{ quantity: 1, price_data }],
            ...(order_id !== null && { payment_intent_data: { metadata: { order_id } } }),
          },
          { idempotencyKey: id },
        ),
      )
      if (!url) throw new PaymentUnavailable('Stripe answered a session without a page')
      return { reference, redirect_link: url }
    },
    close: async (reference) => {
      try {
        const closed = noticeOf(await sessionIn(sessions.expire(reference, { expand })))
        return closed.state === 'expired' ? closedByShop(closed) : closed
      } catch (error) {
        // A session that is complete or expired already cannot be expired.
        if (error instanceof Refused && error.status === 400) return look(reference)
        throw error
      }
    },
    refund: async ({ id, transaction_reference, sum }) => {
      const back = { payment_intent: transaction_reference, amount: sum.amount }
      try {
        const { object, status } = await answerOf(refunds.create(back, { idempotencyKey: `refund-${id}` }))
        if (object !== 'refund') throw new PaymentUnavailable('Stripe answered no refund')
        if (status !== 'succeeded' && status !== 'pending')
          throw new PaymentUnavailable(`Stripe answered a refund that is ${status}`)
      } catch (error) {
        if (error instanceof Refused && error.reason === 'charge_already_refunded') return
        throw error
      }
    },
    readMessage: (raw, headers) => {
      const signature = String(headers['stripe-signature']).replaceAll(' ', '')
      const at = now().getTime()
      if (isFromLater(signature, at)) throw refuse('signature')
      const { type, object } = messageIn(() =>
        webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at),
      )
      const stateIn = Object.hasOwn(stateOfMessage, type) ? stateOfMessage[type] : undefined
      if (!stateIn) return undefined
      if (!isSession(object)) throw refuse('unread message')
      return { ...noticeOf(object), state: stateIn(object) }
    },
  }
}

type ClientOptions = { secretKey: string; timeoutMs: number; origin: string }

/** Sends one request for each call: a retry is the job of the caller, under the same idempotency key. */
function clientOf({ secretKey, timeoutMs, origin }: ClientOptions) {
  const { hostname: host, port, protocol } = new URL(origin)
  return new Stripe(secretKey, {
    apiVersion: API_VERSION as Stripe.LatestApiVersion,
    host,
    port: port || 443,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    // The package's client for Node restarts its timeout at each step, and retries a closed connection by itself.
    httpClient: Stripe.createFetchHttpClient((url, init) => fetch(url, { ...init, redirect: 'error' })),
  })
}

/** What Stripe answered, or a `PaymentUnavailable`. */
async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    const { StripeConnectionError, StripeError } = Stripe.errors
    if (error instanceof StripeConnectionError)
      throw new PaymentUnavailable('Stripe cannot be reached in time', { cause: error })
    // The message of an error may quote the request.
    if (error instanceof StripeError && error.statusCode)
      throw new Refused(error.statusCode, error.code ?? 'no reason given')
    throw new PaymentUnavailable('Stripe answered something that is not JSON')
  }
}

async function sessionIn(asked: Promise<Stripe.Checkout.Session>): Promise<Session> {
  const answer = await answerOf(asked)
  if (!isSession(answer)) throw new PaymentUnavailable('Stripe answered no checkout.session')
  return answer
}

/** The package refuses old messages only. Each time in the header counts, because the package takes the last one. */
const isFromLater = (signature: string, at: number): boolean =>
  signature
    .split(',')
    .filter((part) => part.startsWith('t='))
    .some((part) => Number.parseInt(part.slice(2), 10) - at / 1000 > TOLERANCE_SECONDS)

/** The type and object of a signed message; Stripe sends many types, each with another object. */
function messageIn(read: () => unknown): { type: string; object: object } {
  const { type, data } = signed(read) ?? {}
  const { object } = (data ?? {}) as { object?: unknown }
  if (typeof type !== 'string' || typeof object !== 'object' || object === null)
    throw refuse('unread message')
  return { type, object }
}

function signed(read: () => unknown): { type?: unknown; data?: unknown } | undefined {
  try {
    return read() as { type?: unknown } | undefined
  } catch (error) {
    // The package parses a message after it has checked the signature.
    throw refuse(error instanceof SyntaxError ? 'unread message' : 'signature')
  }
}

const isSession = (object: object): object is Session => {
  const { id, amount_total, currency } = object as Record<string, unknown>
  return typeof id === 'string' && Number.isInteger(amount_total) && typeof currency === 'string'
}

const stateOfMessage: Record<string, (session: Session) => Notice['state']> = {
  'checkout.session.completed': ({ payment_status }) => (payment_status === 'paid' ? 'paid' : 'processing'),
  'checkout.session.async_payment_succeeded': () => 'paid',
  'checkout.session.async_payment_failed': () => 'failed',
  'checkout.session.expired': () => 'expired',
}

function noticeOf(session: Session): Notice {
  const { id, amount_total, currency, payment_intent: intent } = session
  return {
    reference: id,
    state: stateOf(session),
    sum: { amount: amount_total, currency: currency.toUpperCase() },
    transaction_reference: typeof intent === 'string' ? intent : (intent?.id ?? null),
    reason: reasonIn(intent),
  }
}

/** The customer has left the page: after a refusal of the bank for that, else of their own will. */
const closedByShop = (closed: Notice): Notice =>
  closed.reason ? { ...closed, state: 'failed' } : { ...closed, state: 'canceled' }

/** Why the last try on the page failed, in one of our kinds; https://docs.stripe.com/declines/codes. */
function reasonIn(intent: Session['payment_intent']): FailureReason | undefined {
  const error = typeof intent === 'object' ? intent?.last_payment_error : undefined
  if (!error) return undefined
  const code = error.decline_code ?? error.code ?? ''
  if (code === 'insufficient_funds') return 'insufficient_funds'
  if (code.includes('authentication')) return 'confirmation_failed'
  if (error.type === 'api_error' || code === 'processing_error' || code === 'issuer_not_available')
    return 'technical'
  return 'bank_refused'
}

function stateOf({ status, payment_status, payment_intent: intent }: Session): Notice['state'] {
  if (payment_status === 'paid') return 'paid'
  if (status === 'open') return 'open'
  if (status === 'expired') return 'expired'
  return typeof intent === 'object' && intent?.status === 'requires_payment_method' ? 'failed' : 'processing'
}

/** An answer that is not a 2xx; the message never holds the key. */
class Refused extends PaymentUnavailable {
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string) {
    super(`Stripe answered ${status}: ${reason}`)
    this.status = status
    this.reason = reason
  }
}
