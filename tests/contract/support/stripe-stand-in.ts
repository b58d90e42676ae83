import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in knows of a session; the fields Stripe's own documentation gives it. */
export type StandInSession = {
  object: string
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  payment_intent: StandInIntent | null
}

/** `last_payment_error` stays when the customer tries again; a card that is declined leaves the session open. */
export type StandInIntent = {
  id: string
  status: string
  last_payment_error?: { type: string; code?: string; decline_code?: string } | null
}

type Asked = { method: string; url: string; key: string | undefined; form: Record<string, string> }

export const secretKey = 'sk_test_stand_in'
export const webhookSecret = 'whsec_stand_in'

/** Stripe's sessions on this machine: it asks for the key, keeps sessions and repeats answers as Stripe does. */
export async function startStripe() {
  const sessions = new Map<string, StandInSession>()
  const repeated = new Map<string, { body: string; session: StandInSession }>()
  const refunds = new Map<string, { key: string | undefined; status: string }>()
  const asked: Asked[] = []
  /** How the next requests are answered instead of well. */
  const troubles: ((response: ServerResponse) => void)[] = []

  const refuse = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status).end(JSON.stringify({ error: { code, message: 'You sent something' } }))
  const say = (response: ServerResponse, session: StandInSession, isExpanded = false) => {
    const intent = session.payment_intent
    const said = { ...session, payment_intent: isExpanded ? intent : (intent?.id ?? null) }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }

  const create = (response: ServerResponse, { key, form }: Asked, body: string) => {
    const earlier = key === undefined ? undefined : repeated.get(key)
    if (earlier)
      return earlier.body === body ? say(response, earlier.session) : refuse(response, 400, 'idempotency')
    const id = `cs_test_${randomUUID()}`
    const session: StandInSession = {
      object: 'checkout.session',
      id,
      url: `https://checkout.stripe.test/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]']!,
      payment_intent: null,
    }
    sessions.set(id, session)
    if (key !== undefined) repeated.set(key, { body, session })
    return say(response, session)
  }

  /** Money of an intent goes back once; the same key is answered the same. */
  const refund = (response: ServerResponse, { key, form }: Asked) => {
    const intent = form.payment_intent!
    const known = [...sessions.values()].some(({ payment_intent }) => payment_intent?.id === intent)
    if (!known) return refuse(response, 404, 'resource_missing')
    const earlier = refunds.get(intent)
    if (earlier && earlier.key !== key) return refuse(response, 400, 'charge_already_refunded')
    const status = earlier?.status ?? (form.amount === '1' ? 'failed' : 'pending')
    refunds.set(intent, { key, status })
    return response.writeHead(200).end(JSON.stringify({ object: 'refund', id: 're_1', status }))
  }

  const answer = (request: IncomingMessage, response: ServerResponse, body: string) => {
    const { pathname, search } = new URL(request.url!, 'http://stripe.test')
    const key = request.headers['idempotency-key'] as string | undefined
    const one = {
      method: request.method!,
      url: pathname + search,
      key,
      form: Object.fromEntries(new URLSearchParams(body)),
    }
    asked.push(one)
    const trouble = troubles.shift()
    // A reply that is lost was given nevertheless.
    if (trouble && request.method === 'GET') return trouble(response)
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refuse(response, 401, 'api_key')
    if (pathname === '/v1/refunds') return trouble ? trouble(response) : refund(response, one)
    const [, id, act] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(expire))?$/.exec(pathname) ?? []
    const session = id === undefined ? undefined : sessions.get(id)
    if (trouble) {
      if (!id) create({ writeHead: () => ({ end() {} }) } as unknown as ServerResponse, one, body)
      return trouble(response)
    }
    if (id === undefined) return create(response, one, body)
    if (!session) return refuse(response, 404, 'resource_missing')
    if (act && session.status !== 'open') return refuse(response, 400, 'not_open')
    if (act) session.status = 'expired'
    return say(response, session, search.includes('expand') || 'expand[0]' in one.form)
  }

  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => {
      body += part
    })
    request.on('end', () => answer(request, response, body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    asked,
    troubles,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A message as Stripe signs it at a time, in seconds. */
export const signed = (raw: string, time: number | string, secret = webhookSecret): string =>
  createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex')
