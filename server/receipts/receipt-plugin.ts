import type { FastifyPluginAsync } from 'fastify'
import { refuse } from '#server/refusals/refusal.ts'
import { localeOf } from '#server/rules/text.ts'
import { createFormat } from '#server/wire/format.ts'
import type { Services } from '#server/wiring/services.ts'
import { readReceipt } from './read-receipt.ts'
import { orderOfLink } from './receipt-links.ts'
import { receiptPage, receiptPolicy, receiptStyle } from './receipt-page.ts'

type ReceiptRequest = { Params: { token: string }; Querystring: { lang?: string; download?: string } }

/** Receipts as pages for browsers; a page is no part of the contract, the operation that opens one is. */
export const receiptPlugin =
  ({
    db,
    now,
    reference,
    pictures,
  }: Pick<Services, 'db' | 'now' | 'reference' | 'pictures'>): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/receipts.css', async (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(receiptStyle),
    )

    app.get<ReceiptRequest>('/api/receipts/:token', async ({ params, query, headers }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      const order = await orderOfLink(db, params.token, now())
      if (!order) throw refuse('receipt')
      const known = await reference()
      const { currency, timezone } = known.settings
      const locale = localeOf(query.lang ?? headers['accept-language'])
      const format = createFormat(locale, known.settings, pictures.url)
      const receipt = await readReceipt({ db, format, reference: known }, order)
      const isFile = query.download === '1'
      if (isFile) reply.header('content-disposition', `attachment; filename="receipt-${order.id}.html"`)
      return reply
        .header('content-security-policy', receiptPolicy)
        .type('text/html; charset=utf-8')
        .send(receiptPage(receipt, { locale, digits: currency.digits, timezone, isFile }))
    })
  }
