import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDemoOutbox } from '#server/accounts/codes/demo-outbox.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { openShop } from './support/app.ts'
import { describedRoutes } from './support/contract.ts'

/** Served, and not described. */
const exceptions: Record<string, string> = {
  'GET /api/payments/return/{id}': 'the browser a gateway sends back: its query is the gateway’s',
  'POST /api/payments/webhook': 'a gateway’s: body and signature are shaped by it',
  'GET /api/payments/sandbox/{reference}': 'a page, led to by `redirect_link` where there is no gateway',
  'POST /api/payments/sandbox/{reference}': 'the form of that page',
  'GET /api/payments/sandbox.css': 'of that page',
  'GET /api/receipts/{token}': 'a page, led to by `openReceipt`',
  'GET /api/receipts.css': 'of that page',
  'GET /api/newsletter/{token}': 'a page, led to by the message of a subscription',
  'POST /api/newsletter/{token}': 'the form of that page',
  'GET /api/newsletter.css': 'of that page',
  'POST /auth/social-return': 'the answer of a medium: its form is the medium’s',
  'GET /media/{file}': 'pictures, whose addresses come in replies',
  'GET /map/city.json': 'the storefront’s own map',
  'GET /outbox': 'a page of the demo, at its own machine only',
  'GET /outbox.css': 'of that page',
  'GET /docs': 'this description as a page',
  'GET /docs/': 'that page',
  'GET /flows': 'the gallery of flows, a page',
  'GET /flows/': 'that page',
  'GET /flows/live': 'of the gallery',
  'GET /robots.txt': 'for crawlers',
  'GET /sitemap.xml': 'for crawlers',
  'GET /sitemaps/{file}': 'of the sitemap',
  'GET /': 'the storefront’s first screen',
  'GET /index.html': 'the storefront, as every other file of its build',
}

const shop = openShop()
const folder = mkdtempSync(join(tmpdir(), 'souk-routes-'))
const served = new Set<string>()
let app: FastifyInstance

/** The shop with everything it can be asked to serve. */
beforeAll(async () => {
  mkdirSync(join(folder, 'flows'))
  writeFileSync(join(folder, 'index.html'), '<title>Souk</title>')
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    METRICS_TOKEN: 'a token of the operator',
    FLOW_GALLERY: 'true',
    RATE_LIMIT: '0',
  })
  const { db } = shop.services
  subscribe('fastify.initialization', collect)
  app = await buildApp(
    {
      ...shop.services,
      config,
      payments: createSandbox(db, () => shop.now),
      demoOutbox: createDemoOutbox(() => shop.now),
    },
    { storefront: folder },
  )
  unsubscribe('fastify.initialization', collect)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function collect(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      served.add(`${each} ${url.replace(/:(\w+)/g, '{$1}').replace(/^\/media\/\w+-\{/, '/media/{')}`)
  })
}

it('every route the shop serves is described, or an exception with a reason, or a refusal', async () => {
  const known = new Set([...describedRoutes.keys(), ...Object.keys(exceptions)])
  const others = [...served].filter((route) => !known.has(route.replace(/^HEAD /, 'GET ')))
  const undescribed: string[] = []
  for (const route of others) {
    const [method, path = ''] = route.split(' ')
    const reply = await app.inject({
      method: method as 'GET',
      url: path.replace(/\{\w+\}|\*/g, '1'),
      payloadAsStream: true,
    })
    reply.stream().destroy()
    const refused = path === '/api/v1/*' ? 404 : 405
    if (reply.statusCode !== refused) undescribed.push(`${route} answers ${reply.statusCode}`)
  }
  expect(undescribed).toEqual([])
})

it('everything described is served, and every exception is there', () => {
  const expected = [...describedRoutes.keys(), ...Object.keys(exceptions)]
  expect(expected.filter((route) => !served.has(route))).toEqual([])
})
