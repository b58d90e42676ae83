import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** Trying passwords and making accounts is rarer than browsing. */
const SIGN_IN_PER_MINUTE = 30

/** Counts the API calls of an address; pages and pictures are not counted. Registered before the routes it limits. */
export async function rateLimits(app: FastifyInstance, { RATE_LIMIT }: Config): Promise<void> {
  if (RATE_LIMIT === 0) return
  app.addHook('onRoute', (route) => {
    if (/\/auth\/(sign-up|login)$/.test(route.url))
      route.config = { ...route.config, rateLimit: { max: Math.min(SIGN_IN_PER_MINUTE, RATE_LIMIT) } }
  })
  await app.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: '1 minute',
    allowList: ({ url }) => !url.startsWith('/api/'),
  })
}
