import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '#server/config/config.ts'
import type { Rate } from '#server/contract/document.ts'
import { networkOf } from '#server/rules/network-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
    rate?: Rate | undefined
  }
}

/**
 * Requests in a minute of one network, by the class that an operation names in its description (`x-rate`); all its addresses
 * count together. The others share the shop's own limit.
 */
export const perMinute = {
  /** Secrets and codes tried, and coupons guessed. */
  guessed: 30,
  /** Redrawn pictures, requests that wait for a third-party server, and reports that a person reads. */
  costly: 30,
  /** Orders placed and paid, and messages. */
  rare: 60,
  /** Place search and distances while a customer types or moves the pin; with a Google key each request costs money. */
  mapped: 120,
  /** Prices while a customer fills in the form of an order: each may measure a way on the map. */
  quoted: 120,
  /** Orders that are followed, by many behind one address; guests prove theirs by its number and a phone. */
  followed: 300,
} satisfies Record<Rate, number>

/**
 * Counts the API requests of a network; pages and pictures do not count. `RateLimit-*` headers of every reply state the
 * rest. Register it before the routes that it limits.
 */
export async function rateLimits(app: FastifyInstance, { RATE_LIMIT }: Config): Promise<void> {
  if (RATE_LIMIT === 0) return
  const counting = new Map<string, onRequestAsyncHookHandler>()
  app.addHook('onRoute', (route) => {
    const { operation = '', rate } = route.config ?? {}
    if (!rate) return
    // One for all addresses of an operation: the plugin's own would count each by itself.
    const count = counting.get(operation) ?? app.rateLimit({ max: Math.min(perMinute[rate], RATE_LIMIT) })
    counting.set(operation, count as onRequestAsyncHookHandler)
    route.config = { ...route.config, rateLimit: false }
    route.onRequest = [count as onRequestAsyncHookHandler, route.onRequest ?? []].flat()
  })
  await app.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ url }) => !url.startsWith('/api/'),
  })
}
