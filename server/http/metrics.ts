import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '#server/config/config.ts'
import { answerError } from '#server/contract/answer-error.ts'
import { ApiError } from '#server/refusals/api-error.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * `GET /metrics` in the Prometheus format, protected by METRICS_TOKEN and off without one. Labels use the route's
 * pattern, so that no id becomes a label.
 */
export function metrics(app: FastifyInstance, { METRICS_TOKEN }: Config): void {
  if (!METRICS_TOKEN) return
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request until its answer is out.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    answered.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { logLevel: 'warn', errorHandler: answerError }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`)) throw unknown
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
}

/** Compares in constant time, wherever the texts differ. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted))
const digest = (text: string) => createHash('sha256').update(text).digest()

const unknown = new ApiError(401, {
  code: 'metrics_token',
  message: { en: 'The token of the metrics is wrong.', ar: 'رمز المقاييس غير صحيح.' },
})
