import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAway } from '#server/db/engine/away.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { TooBusy } from '#server/refusals/too-busy.ts'
import { localeOf } from '#server/rules/text.ts'

/** Answers every error in the shape of the contract; failures are logged and their details stay private. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { status, refusals, headers } = refusalOf(error)
  if (error instanceof TooBusy) request.log.warn('request shed')
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  const locale = localeOf(String(request.headers['x-localization'] ?? ''))
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send({ errors: refusals.map((refusal) => ({ ...refusal, message: refusal.message[locale] })) })
}

/** What Fastify and its plugins throw, as refusals. */
const refusalOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const { statusCode = 500 } = error as { statusCode?: number }
  if (statusCode === 413 || statusCode === 415 || statusCode === 429 || statusCode === 503)
    return known[statusCode]
  if (isAway(error)) return known[503]
  return statusCode >= 400 && statusCode < 500 ? unreadable : failed
}

const known = {
  413: new ApiError(413, {
    code: 'body',
    message: { en: 'The request is too large.', ar: 'الطلب كبير جدًا.' },
  }),
  415: new ApiError(415, {
    code: 'content-type',
    message: { en: 'This content type is not supported.', ar: 'نوع المحتوى هذا غير مدعوم.' },
  }),
  429: new ApiError(429, {
    code: 'too_many_requests',
    message: { en: 'Too many requests. Wait a moment.', ar: 'طلبات كثيرة جدًا. انتظر قليلًا.' },
  }),
  503: new ApiError(
    503,
    {
      code: 'unavailable',
      message: {
        en: 'The shop is not available right now. Try again.',
        ar: 'المتجر غير متاح الآن. حاول مرة أخرى.',
      },
    },
    { 'retry-after': '5' },
  ),
}
const unreadable = new ApiError(403, {
  code: 'body',
  message: { en: 'The request could not be read.', ar: 'تعذّرت قراءة الطلب.' },
})
const failed = new ApiError(500, {
  code: 'server',
  message: { en: 'Something went wrong. Try again.', ar: 'حدث خطأ ما. حاول مرة أخرى.' },
})
