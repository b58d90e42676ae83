import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import type { PaymentRow } from '#server/db/rows.ts'
import { type PaymentStatus, payments } from '#server/db/schema.ts'
import { type PaymentProvider, PaymentUnavailable } from '#server/payments/provider.ts'
import { answerSandbox, behaviourOf, sandboxAnswers, sandboxPayment } from '#server/payments/sandbox.ts'
import { sandboxLostPage, sandboxPage, sandboxPolicy, sandboxStyle } from '#server/payments/sandbox-page.ts'
import { methodNotAllowed } from '#server/refusals/no-such-route.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { toDecimal } from '#server/rules/money.ts'
import { localeOf } from '#server/rules/text.ts'
import type { Services } from '#server/wiring/services.ts'
import { askGateway, hearMessage } from './ask-gateway.ts'
import { deliverMessages } from './sandbox-messages.ts'
import type { Cashier } from './settle.ts'

/**
 * Where gateways and browsers come back to. What they send is shaped by the gateway and not by the contract, so these
 * paths are not in it.
 */
export const paymentPlugin =
  (services: Services, provider: PaymentProvider): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, raw, done) => done(null, raw))
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
      done(null, new URLSearchParams(text as string)),
    )
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get<{ Params: { id: string } }>('/api/payments/return/:id', async ({ params, log }, reply) => {
      const [payment] = await services.db.select().from(payments).where(eq(payments.id, params.id))
      if (!payment) throw refuse('not found')
      return reply.redirect(returnUrl(await whatCame({ ...services, log }, payment)), 303)
    })

    app.post<{ Body: Buffer | undefined }>('/api/payments/webhook', async ({ body, headers, log }) => {
      const notice = provider.readMessage(body ?? Buffer.alloc(0), headers)
      if (notice) await hearMessage({ ...services, log, payments: provider }, notice)
      return { received: true }
    })

    methodNotAllowed(app, '/api/payments/webhook', ['POST'])

    if (provider.gateway === 'sandbox') sandboxRoutes(app, services)
  }

/** The browser is an occasion to ask the gateway, and never believed; who left a page unpaid pays there no more. */
async function whatCame(cashier: Cashier, payment: PaymentRow): Promise<PaymentRow> {
  try {
    const looked = await askGateway(cashier, payment, 'look')
    return looked.status === 'open' ? await askGateway(cashier, looked, 'close') : looked
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    cashier.log.warn({ payment: payment.id, err: error }, 'the gateway does not say what came of a payment')
    return payment
  }
}

/** The flag for the storefront (docs/contract.md §2); an undecided payment counts as success, as nothing has failed. */
const flags: Record<PaymentStatus, 'success' | 'fail' | 'cancel'> = {
  paid: 'success',
  open: 'success',
  processing: 'success',
  failed: 'fail',
  to_refund: 'fail',
  refunded: 'fail',
  expired: 'fail',
  canceled: 'cancel',
}

/** The payment by the shop's own id: a gateway's number is in none of the shop's lists. */
function returnUrl({ id, gateway, order_id, status, callback }: PaymentRow): string {
  const order = order_id === null ? '' : `&&attribute_id=${order_id}`
  const reply = `payment_method=${gateway}${order}&&transaction_reference=${id}`
  const query = new URLSearchParams({ flag: flags[status], token: btoa(reply) })
  return `${callback}${callback.includes('?') ? '&' : '?'}${query}`
}

type SandboxRequest = {
  Params: { reference: string }
  Querystring: { lang?: string }
  Body: URLSearchParams
}

const answerPage = (reply: FastifyReply) =>
  reply.header('content-security-policy', sandboxPolicy).type('text/html; charset=utf-8')

function sandboxRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/payments/sandbox.css', (_, reply) => reply.type('text/css; charset=utf-8').send(sandboxStyle))

  app.get<SandboxRequest>('/api/payments/sandbox/:reference', async ({ params, query }, reply) => {
    const payment = await sandboxPayment(services.db, params.reference)
    if (payment.state !== 'open') return reply.redirect(payment.return_link, 303)
    const { code, digits } = (await services.reference()).settings.currency
    const amount = `${code} ${toDecimal(payment.amount, digits).toFixed(digits)}`
    const locale = query.lang ? localeOf(query.lang) : payment.locale
    return answerPage(reply).send(sandboxPage(locale, { order_id: payment.order_id, amount }))
  })

  app.post<SandboxRequest>(
    '/api/payments/sandbox/:reference',
    async ({ params, query, body, log }, reply) => {
      const answer = sandboxAnswers.find((each) => each === body?.get('answer'))
      if (!answer) throw refuse('sandbox answer')
      const { return_link, locale } = await sandboxPayment(services.db, params.reference)
      await answerSandbox(services.db, params.reference, answer, services.now())
      await deliverMessages({ ...services, log }, params.reference)
      if (!behaviourOf(answer).isLost) return reply.redirect(return_link, 303)
      return answerPage(reply).send(sandboxLostPage(query.lang ? localeOf(query.lang) : locale))
    },
  )
}
