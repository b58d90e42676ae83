import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** Calls that are rarer than browsing, a minute and route: secrets tried, coupons guessed, orders placed and paid, messages. */
const rarer: [RegExp, number][] = [
  [/\/auth\/(?!guest\/)/, 30],
  [/\/coupon\/apply$/, 30],
  [/\/order\/(place|payment)$/, 60],
  [/\/message\/send$/, 60],
]

/**
 * Counts the API calls of an address; pages and pictures are not counted. Every reply says in `RateLimit-*` headers
 * what is left. Registered before the routes it limits.
 */
export async function rateLimits(app: FastifyInstance, { RATE_LIMIT }: Config): Promise<void> {
  if (RATE_LIMIT === 0) return
  app.addHook('onRoute', (route) => {
    const [, most] = rarer.find(([path]) => path.test(route.url)) ?? []
    if (most) route.config = { ...route.config, rateLimit: { max: Math.min(most, RATE_LIMIT) } }
  })
  await app.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    allowList: ({ url }) => !url.startsWith('/api/'),
  })
}
