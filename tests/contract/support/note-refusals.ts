import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, expect } from 'vitest'
import { describedRoutes } from './contract.ts'

/**
 * Notes which refusals of which operations the shops of a test file answered, as `placeOrder 403 stock`, for
 * `tools/check/refusals.ts` to hold against those declared.
 */
const engine = process.env.TEST_DATABASE_URL ? 'postgresql' : 'embedded'
const folder = new URL(`../../../.cache/refusals/${engine}/`, import.meta.url)
const met = new Set<string>()

const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onSend', async (request, { statusCode }, payload) => {
    const operation = operationOf(request)
    if (statusCode < 400 || operation === undefined || typeof payload !== 'string') return
    const { errors = [] } = JSON.parse(payload) as { errors?: { code: string }[] }
    for (const { code } of errors) met.add(`${operation} ${statusCode} ${code}`)
  })
}
subscribe('fastify.initialization', watch)

afterAll(() => {
  unsubscribe('fastify.initialization', watch)
  mkdirSync(folder, { recursive: true })
  const file = `${basename(expect.getState().testPath!)}.json`
  writeFileSync(new URL(file, folder), JSON.stringify([...met].toSorted(), null, 2))
})

function operationOf({ method, routeOptions: { url = '' }, body }: FastifyRequest): string | undefined {
  const asked = (body as { _method?: unknown } | null | undefined)?._method
  const path = url.replace(/:(\w+)/g, '{$1}')
  const other = typeof asked === 'string' && describedRoutes.get(`${asked.toUpperCase()} ${path}`)
  return other || describedRoutes.get(`${method} ${path}`)
}
