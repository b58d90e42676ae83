import type { FailureReason } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { refuse } from '#server/refusal.ts'
import { LARGEST_AMOUNT } from '#server/rules/money.ts'
import { type Notice, type PaymentProvider, PaymentUnavailable, type Sum } from './provider.ts'
import { isSignedByStripe } from './stripe-signature.ts'

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
/** The API version of these requests and replies; the account's own version does not matter. */
const API_VERSION = '2024-06-20'

/** https://docs.stripe.com/api/checkout/sessions/object */
type Session = {
  object: 'checkout.session'
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  amount_total: number
  currency: string
  payment_intent: string | Intent | null
}
/** https://docs.stripe.com/api/payment_intents/object */
type Intent = {
  id: string
  status: string
  last_payment_error?: { code?: string; decline_code?: string; type?: string } | null
}
/** https://docs.stripe.com/api/refunds/object */
type Refund = {
  object: 'refund'
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
}

/** Stripe Checkout: the customer pays on a page of Stripe, and no number of a card ever reaches the shop. */
export function createStripe({
  secretKey,
  webhookSecret,
  now,
  timeoutMs = TIMEOUT_MS,
  origin = 'https://api.stripe.com',
}: StripeOptions): PaymentProvider {
  const ask = async <Kind extends Session | Refund = Session>(
    path: string,
    form?: Record<string, string>,
    key?: string,
    kind: Kind['object'] = 'checkout.session',
  ): Promise<Kind> => {
    const reply = await fetchInTime(new URL(path, origin), timeoutMs, {
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    if (!reply.ok) throw new Refused(reply.status, await reasonOf(reply))
    return readJson<Kind>(reply, kind)
  }
  const pathOf = (reference: string) => `/v1/checkout/sessions/${encodeURIComponent(reference)}`
  const look = async (reference: string) =>
    noticeOf(await ask(`${pathOf(reference)}?expand[]=payment_intent`))

  return {
    gateway: 'stripe',
    title: { en: 'Card', ar: 'بطاقة' },
    sumOf,
    look,
    open: async ({ id, order_id, sum, return_link, locale }) => {
      const form = {
        mode: 'payment',
        client_reference_id: id,
        success_url: return_link,
        cancel_url: return_link,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': sum.currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(sum.amount),
        'line_items[0][price_data][product_data][name]': order_id === null ? wallet[locale] : `#${order_id}`,
        ...(order_id !== null && { 'payment_intent_data[metadata][order_id]': String(order_id) }),
      }
      const { id: reference, url } = await ask('/v1/checkout/sessions', form, id)
      if (!url) throw new PaymentUnavailable('Stripe answered a session without a page')
      return { reference, redirect_link: url }
    },
    close: async (reference) => {
      try {
        const closed = noticeOf(await ask(`${pathOf(reference)}/expire`, { 'expand[]': 'payment_intent' }))
        return closed.state === 'expired' ? closedByShop(closed) : closed
      } catch (error) {
        // A session that is complete or expired already cannot be expired.
        if (error instanceof Refused && error.status === 400) return look(reference)
        throw error
      }
    },
    refund: async ({ id, transaction_reference, sum }) => {
      const form = { payment_intent: transaction_reference, amount: String(sum.amount) }
      try {
        const { status } = await ask<Refund>('/v1/refunds', form, `refund-${id}`, 'refund')
        if (status !== 'succeeded' && status !== 'pending')
          throw new PaymentUnavailable(`Stripe answered a refund that is ${status}`)
      } catch (error) {
        if (error instanceof Refused && error.reason === 'charge_already_refunded') return
        throw error
      }
    },
    readMessage: (raw, headers) => {
      const signature = String(headers['stripe-signature'])
      if (!isSignedByStripe(raw, signature, { secret: webhookSecret, now: now() })) throw refuse('signature')
      const { type, object } = messageIn(raw)
      const stateIn = Object.hasOwn(stateOfMessage, type) ? stateOfMessage[type] : undefined
      if (!stateIn) return undefined
      if (!isSession(object)) throw refuse('unread message')
      return { ...noticeOf(object), state: stateIn(object) }
    },
  }
}

/** The type and object of a signed message; Stripe sends many types, each with another object. */
function messageIn(raw: Buffer): { type: string; object: object } {
  const { type, data } = parsed(raw.toString()) ?? {}
  const { object } = (data ?? {}) as { object?: unknown }
  if (typeof type !== 'string' || typeof object !== 'object' || object === null)
    throw refuse('unread message')
  return { type, object }
}

function parsed(text: string): { type?: unknown; data?: unknown } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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

/** https://docs.stripe.com/currencies: currencies without hundredths. */
const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const withThreeDecimals = 'BHD JOD KWD OMR TND'.split(' ')

/** Refuses an amount that Stripe cannot count to the last unit, or that has more of its units than we keep. */
function sumOf(minor: number, { code, digits }: ShopSettings['currency']): Sum {
  const counted = withoutDecimals.includes(code) ? 0 : withThreeDecimals.includes(code) ? 3 : 2
  const amount = Number(`${minor}e${counted - digits}`)
  if (!Number.isInteger(amount) || amount > LARGEST_AMOUNT) throw refuse('payment_method')
  return { amount, currency: code }
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

async function fetchInTime(url: URL, timeoutMs: number, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    throw new PaymentUnavailable('Stripe cannot be reached in time', { cause: error })
  }
}

async function readJson<Kind extends Session | Refund>(reply: Response, kind: Kind['object']): Promise<Kind> {
  const body = (await reply.json().catch(() => undefined)) as Kind | undefined
  if (body?.object !== kind) throw new PaymentUnavailable(`Stripe answered no ${kind}`)
  return body
}

/** The error code only: the message of an error may quote the request. */
async function reasonOf(reply: Response): Promise<string> {
  const body = (await reply.json().catch(() => undefined)) as { error?: { code?: string } } | undefined
  return body?.error?.code ?? 'no reason given'
}
