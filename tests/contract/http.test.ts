import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { perMinute } from '#server/http/rate-limits.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, openShop } from './support/app.ts'
import { operations } from './support/described.ts'

const shop = openShop()

const folder = mkdtempSync(join(tmpdir(), 'souk-dist-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Souk</title>')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain')
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('packed'))
  writeFileSync(join(folder, '.built-from'), 'secret')
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/index.html'), '<title>The API</title>')
  writeFileSync(join(folder, 'docs/storefront.json'), '{}')
  mkdirSync(join(folder, 'flows'))
  for (const page of ['index', 'live'])
    writeFileSync(join(folder, `flows/${page}.html`), '<title>Flows</title>')
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '40', DATA_DIR: folder })
  app = await buildApp({ ...shop.services, config }, { storefront: folder })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('the storefront', () => {
  it.each(['/', '/home?search=all', '/store/noor-shawarma', '/checkout?page=cart'])(
    'opens at %s',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.body).toBe('<title>Souk</title>')
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    },
  )

  it('has the API reference beside it, which may write inline styles and run no inline script', async () => {
    expect((await app.inject('/docs')).headers.location).toBe('/docs/')
    const reply = await app.inject('/docs/')
    expect(reply.body).toBe('<title>The API</title>')
    expect(reply.headers['content-security-policy']).toContain(
      "script-src 'self'; style-src 'self' 'unsafe-inline'",
    )
    expect((await app.inject('/')).headers['content-security-policy']).not.toContain('unsafe-inline')
  })

  it('opens the gallery at the flow that an address without the last slash names', async () => {
    expect((await app.inject('/flows?flow=cart')).headers.location).toBe('/flows/?flow=cart')
  })

  it.each([
    ['/docs', 'API_DOCS'],
    ['/docs/', 'API_DOCS'],
    ['/docs/storefront.json', 'API_DOCS'],
    ['/flows', 'FLOW_GALLERY'],
    ['/flows/', 'FLOW_GALLERY'],
    ['/flows/live', 'FLOW_GALLERY'],
  ])('has no %s in production unless %s says so', async (url, name) => {
    const answer = async (more: Record<string, string>) => {
      const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', DATA_DIR: folder, ...more }
      const real = await buildApp({ ...shop.services, config: readConfig(env) }, { storefront: folder })
      const { statusCode, body, headers } = await real.inject(url)
      await real.close()
      return headers.location ?? (statusCode === 404 ? 'nothing' : body)
    }
    expect(await answer({})).toMatch(/^nothing$|<title>Souk<\/title>/)
    expect(await answer({ [name]: 'true' })).not.toMatch(/^nothing$|<title>Souk<\/title>/)
  })

  it.each([
    ['a demo with the gallery', 'true', 'true', 1],
    ['a demo without the gallery, which has no page for them', 'true', 'false', 0],
    ['a shop that is no demo', 'false', 'true', 0],
  ])(
    'the shop takes reports of problems in %s: DEMO %s, FLOW_GALLERY %s',
    async (_, DEMO, FLOW_GALLERY, takes) => {
      const config = readConfig({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATA_DIR: folder,
        DEMO,
        FLOW_GALLERY,
      })
      const of = await buildApp({ ...shop.services, config }, { storefront: folder })
      expect((await of.inject('/api/v1/config')).json()).toMatchObject({ problem_reports: takes })
      await of.close()
    },
  )

  it('serves assets for ever, as they were packed', async () => {
    const packed = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    })
    expect((await app.inject('/assets/app-1a2b.js')).body).toBe('plain')
  })

  it.each(['/assets/gone.js', '/.built-from', '/../package.json', '/media/nothing.webp'])(
    'has no %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )
})

describe('requests', () => {
  it('of more than 256 kB are refused', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/newsletter/subscribe',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'a'.repeat(257 * 1024) }),
    })
    expect(reply.statusCode).toBe(413)
    expect(reply.json().errors[0].code).toBe('body')
  })

  it('that never end are given up', () => {
    expect(app.server.requestTimeout).toBe(60_000)
  })

  it('that are too many have to wait, sign-in sooner than browsing; pages never', async () => {
    const login = (phone: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: '203.0.113.7',
        payload: { phone, password: 'x' },
      })
    const replies = []
    for (let tries = 0; tries < 31; tries++) replies.push((await login(`+97150000000${tries}`)).statusCode)
    expect(replies.at(-1)).toBe(429)
    expect(replies.slice(0, 30)).not.toContain(429)

    const check = () =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/verify-token',
        remoteAddress: '203.0.113.7',
        payload: { phone: '+971500000000' },
      })
    for (let tries = 0; tries < 30; tries++) expect((await check()).statusCode).toBe(403)
    expect((await check()).statusCode).toBe(429)

    const browse = () => app.inject({ url: '/api/v1/config', remoteAddress: '203.0.113.8' })
    for (let tries = 0; tries < 40; tries++) expect((await browse()).statusCode).toBe(200)
    const refused = await browse()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ errors: [{ code: 'too_many_requests' }] })
    expect((await app.inject({ url: '/home', remoteAddress: '203.0.113.8' })).statusCode).toBe(200)
  })

  it.each([
    ['nobody', undefined, '203.0.113.9', '198.51.100.1', 38],
    ['nobody, even in a private network', undefined, '10.0.0.2', '198.51.100.1', 38],
    ['a proxy in a private network', 'true', '10.0.0.2', '198.51.100.1', 39],
    ['a chain of them', 'true', '10.0.0.2', '198.51.100.1, 10.0.0.3', 39],
    ['nobody from elsewhere', 'true', '203.0.113.9', '198.51.100.1', 38],
    ['nobody before the address the proxy saw', 'true', '10.0.0.2', '198.51.100.1, 203.0.113.9', 38],
    ['a proxy that is named', '203.0.113.9', '203.0.113.9', '198.51.100.1', 39],
    ['nobody but the one that is named', '203.0.113.9', '10.0.0.2', '198.51.100.1', 38],
  ])('are counted by the address that is believed: of %s', async (_, trusted, remoteAddress, said, left) => {
    const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '40', TRUST_PROXY: trusted }
    const behind = await buildApp({ ...shop.services, config: readConfig(env) }, { storefront: folder })
    const ask = (said: string) =>
      behind.inject({ url: '/api/v1/config', remoteAddress, headers: { 'x-forwarded-for': said } })
    await ask(said.replace('198.51.100.1', '198.51.100.2'))
    expect((await ask(said)).headers['ratelimit-remaining']).toBe(`${left}`)
    await behind.close()
  })

  it('of one operation are counted together, under whichever address they come', async () => {
    const urls = ['/api/v1/message/send', '/api/v1/customer/message/send']
    const send = (turn: number) =>
      app.inject({ method: 'POST', url: urls[turn % 2]!, remoteAddress: '203.0.113.10' })
    for (let turn = 0; turn < 40; turn++) expect((await send(turn)).statusCode).toBe(401)
    expect((await send(0)).statusCode).toBe(429)
    expect((await send(1)).statusCode).toBe(429)
  })

  it('of one operation are counted together, by whichever of its methods they come', async () => {
    const methods = ['POST', 'DELETE'] as const
    const end = (turn: number) =>
      app.inject({
        method: methods[turn % 2]!,
        url: '/api/v1/customer/sessions/others',
        remoteAddress: '203.0.113.11',
      })
    for (let turn = 0; turn < 30; turn++) expect((await end(turn)).statusCode).toBe(401)
    expect((await end(0)).statusCode).toBe(429)
    expect((await end(1)).statusCode).toBe(429)
  })

  it.each([
    ['PUT', 'customer/info'],
    ['POST', 'update-profile'],
    ['DELETE', 'customer/remove-account'],
    ['POST', 'customer/sessions'],
    ['POST', 'customer/sessions/others'],
    ['POST', 'customer/confirmation-code'],
    ['POST', 'customer/email-code'],
    ['POST', 'customer/verify-email'],
    ['POST', 'customer/order/refund-request'],
    ['POST', 'items/reviews/submit'],
    ['POST', 'customer/wallet/add-fund'],
    ['GET', 'coupon/apply'],
  ] as const)('that cost much are fewer: %s %s', async (method, path) => {
    const remoteAddress = `203.0.113.${20 + path.length}`
    const { headers, statusCode } = await app.inject({ method, url: `/api/v1/${path}`, remoteAddress })
    expect([statusCode, headers['ratelimit-limit']]).not.toContain(404)
    expect(headers['ratelimit-limit']).toBe('30')
  })

  it.each(['place-api-autocomplete', 'place-api-details', 'geocode-api', 'distance-api'])(
    'of the map are fewer than those of browsing: %s',
    async (path) => {
      const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1200' })
      const mapped = await buildApp({ ...shop.services, config }, { storefront: folder })
      const { headers } = await mapped.inject(`/api/v1/config/${path}`)
      await mapped.close()
      expect(headers['ratelimit-limit']).toBe('120')
    },
  )

  it.each([
    ['GET', '/api/v1/config', 200],
    ['GET', '/api/v1/nowhere', 404],
    ['DELETE', '/api/v1/config', 405],
  ] as const)('every reply says how many more requests are allowed: %s %s', async (method, url, status) => {
    const remoteAddress = `203.0.112.${status - 200}`
    const ask = () => app.inject({ method, url, remoteAddress })
    const { headers, statusCode } = await ask()
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({ 'ratelimit-limit': '40', 'ratelimit-remaining': '39' })
    expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0)
    for (let turn = 1; turn < 40; turn++) expect((await ask()).statusCode).toBe(status)
    expect((await ask()).statusCode).toBe(429)
  })

  it('are counted by the classes that the description names, and by no others', () => {
    const named = new Set(operations.flatMap(({ operation }) => operation['x-rate'] ?? []))
    expect([...named].toSorted()).toEqual(Object.keys(perMinute).toSorted())
  })

  it('of every sign-in and every upload have a class of their own', () => {
    const free = operations
      .map(({ operation }) => operation)
      .filter(({ tags, requestBody }) => tags.includes('auth') || requestBody?.content['multipart/form-data'])
      .filter((operation) => !operation['x-rate'])
      .map(({ operationId }) => operationId)
    expect(free).toEqual(['requestGuest'])
  })

  it('of writing, changing and reporting reviews are thirty a minute each', () => {
    const writing = operations.filter(
      ({ operation: { tags, requestBody } }) => tags.includes('reviews') && requestBody,
    )
    expect(writing.map(({ operation }) => [operation.operationId, perMinute[operation['x-rate']!]])).toEqual([
      ['submitReview', 30],
      ['updateReview', 30],
      ['reportReview', 30],
      ['submitCourierReview', 30],
      ['updateCourierReview', 30],
    ])
  })

  it('are refused at once while as many are being answered as the server can bear', async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', MAX_REQUESTS: '1' })
    let letGo = () => {}
    const stored = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const busy = await buildApp({ ...shop.services, config }, { storefront: folder })
    const arrived = new Promise<void>((resolve) => {
      // Only what got past the limit comes this far.
      busy.addHook('preHandler', async ({ url }) => {
        resolve()
        if (url.startsWith('/api/')) await stored
      })
    })
    const first = busy.inject('/api/v1/config')
    await arrived
    const refused = await busy.inject('/api/v1/config')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json()).toMatchObject({ errors: [{ code: 'unavailable' }] })
    expect((await busy.inject('/healthz')).statusCode).toBe(200)
    expect((await busy.inject('/home')).statusCode).toBe(200)
    letGo()
    expect((await first).statusCode).toBe(200)
    expect((await busy.inject('/api/v1/config')).statusCode).toBe(200)
    await busy.close()
  })

  it.each([
    '/media/portrait-%00-320.webp',
    '/media/photo-%00-1280.webp',
    '/media/%00',
    '/api/receipts/%00',
    '/sitemaps/%00',
    '/sitemaps/product-999999.xml',
    '/sitemaps/store-214749.xml',
    '/docs/%00',
    '/assets/%00.js',
  ])('for what no database can look up find nothing: %s', async (url) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, 'not_found'])
  })

  it.each(['/api/payments/return/%00', '/api/payments/sandbox/%00'])(
    'for a payment no database can look up find nothing: %s',
    async (url) => {
      const paying = await buildApp(
        { ...shop.services, payments: createSandbox(shop.services.db, () => shop.now) },
        { storefront: folder },
      )
      for (const method of ['GET', 'POST'] as const) {
        if (method === 'POST' && url.includes('return')) continue
        const form = { 'content-type': 'application/x-www-form-urlencoded' }
        const reply = await paying.inject(
          method === 'GET' ? { url } : { method, url, headers: form, payload: 'answer=pay' },
        )
        expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, 'not_found'])
      }
      await paying.close()
    },
  )

  it.each(['stores/get-stores', 'customer/order'])(
    'with a long word in the path are refused by its name: %s',
    async (path) => {
      const { token } = await newCustomer(shop.app)
      const reply = await shop.app.inject({
        url: `/api/v1/${path}/${'x'.repeat(500)}`,
        headers: { authorization: `Bearer ${token}`, zoneid: '[1]', moduleId: '1' },
      })
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 'type'])
    },
  )

  it('that meet a fault are told nothing of it', async () => {
    const reference = async () => {
      throw new Error('relation "secrets" does not exist')
    }
    const broken = await buildApp({ ...shop.services, reference }, { storefront: folder })
    const reply = await broken.inject('/api/v1/config')
    await broken.close()
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      errors: [{ code: 'server', message: 'Something went wrong. Try again.' }],
    })
  })

  it('that fail are logged without what the customer wrote', async () => {
    const options = loggerOptions({ LOG_LEVEL: 'info' })
    const { err } = (options as { serializers: { err: (error: Error) => object } }).serializers
    const secret = '+971501234567'
    const failed = new Error(`Failed query: insert into orders values ($1)\nparams: ${secret}`)
    expect(JSON.stringify(err(failed))).toContain('Failed query')
    expect(JSON.stringify(err(failed))).not.toContain(secret)
  })
})

describe('the metrics', () => {
  const METRICS_TOKEN = 'a token of the operator'

  it('are there for the token alone, by the pattern of the route', async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS_TOKEN })
    const measured = await buildApp({ ...shop.services, config }, { storefront: folder })
    await measured.inject('/api/v1/config')
    await measured.inject('/api/v1/items/details/4711')
    const read = (authorization?: string) =>
      measured.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) })
    for (const wrong of [undefined, 'Bearer', `Bearer ${METRICS_TOKEN}s`]) {
      const refused = await read(wrong)
      expect(refused.statusCode).toBe(401)
      expect(refused.json()).toMatchObject({ errors: [{ code: 'metrics_token' }] })
    }
    const { body, headers } = await read(`Bearer ${METRICS_TOKEN}`)
    await measured.close()
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(/duration_seconds_count\{method="GET",route="\/api\/v1\/config",status="200"\} 1/)
    expect(body).toContain('route="/api/v1/items/details/:id"')
    expect(body).not.toContain('details/4711')
    expect(body).toContain('nodejs_eventloop_lag_seconds')
  })

  it('are not there without one', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })
})

describe('a shop with a key for Google', () => {
  it('lets the map of Google in, and nothing else', async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', VITE_GOOGLE_MAPS_API_KEY: 'key' })
    const withGoogle = await buildApp({ ...shop.services, config }, { storefront: folder })
    const policy = String((await withGoogle.inject('/')).headers['content-security-policy'])
    await withGoogle.close()
    expect(policy).toContain("script-src 'self' https://maps.googleapis.com")
    expect(policy).not.toContain('script-src *')
    expect(policy).toContain("default-src 'none'")
  })
})

describe('a storefront built for another backend', () => {
  it('may ask it and show its pictures, and run no script of it', async () => {
    const address = 'https://api.souk.example/shop'
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', VITE_API_URL: address })
    const elsewhere = await buildApp({ ...shop.services, config }, { storefront: folder })
    const policy = String((await elsewhere.inject('/')).headers['content-security-policy'])
    await elsewhere.close()
    expect(policy).toContain("connect-src 'self' https://api.souk.example;")
    expect(policy).toContain("img-src 'self' data: blob: https://api.souk.example;")
    expect(policy).toContain("script-src 'self';")
  })
})
