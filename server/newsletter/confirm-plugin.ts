import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { type Locale, localeOf } from '#server/rules/text.ts'
import type { Services } from '#server/wiring/services.ts'
import { confirmSubscription, isWaiting } from './confirm.ts'
import { type ConfirmStep, confirmPage, confirmPolicy, confirmStyle } from './confirm-page.ts'

type Opening = { Params: { token: string }; Querystring: { lang?: string } }

/** The token tells nothing but itself; guesses at it are bounded as secrets are. */
const rateLimit = { max: 30, timeWindow: '1 minute' }

/** The form has no fields. */
const BODY_LIMIT = 1024

/** The page of the link in the message that a new subscriber gets; a page is no part of the contract. */
export const confirmPlugin =
  ({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, undefined),
    )
    const limits = { bodyLimit: BODY_LIMIT, ...(config.RATE_LIMIT > 0 && { config: { rateLimit } }) }

    app.get('/api/newsletter.css', async (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(confirmStyle),
    )

    app.get<Opening>('/api/newsletter/:token', limits, async ({ params, query, headers }, reply) => {
      const step = (await isWaiting(db, params.token, now())) ? 'question' : 'expired'
      return show(reply, step, localeOf(query.lang ?? headers['accept-language']))
    })

    app.post<Opening>('/api/newsletter/:token', limits, async ({ params, query, headers }, reply) => {
      const step = (await confirmSubscription(db, params.token, now())) ? 'subscribed' : 'expired'
      return show(reply, step, localeOf(query.lang ?? headers['accept-language']))
    })
  }

const show = (reply: FastifyReply, step: ConfirmStep, locale: Locale) =>
  reply
    .code(step === 'expired' ? 404 : 200)
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': confirmPolicy,
    })
    .type('text/html; charset=utf-8')
    .send(confirmPage(step, locale))
