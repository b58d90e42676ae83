import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { startClearing } from '#server/jobs/clear-away.ts'
import { openShop } from './support/app.ts'

const shop = openShop()
/** The same shop where the requests of a network are limited. */
let limited: typeof shop.app

beforeAll(async () => {
  const config = { ...shop.services.config, RATE_LIMIT: 1200 }
  limited = await buildApp({ ...shop.services, config }, { checkReplies: true, storefront: '/nowhere' })
})
afterAll(() => limited.close())

const HOUR = 3600_000

const subscribe = (email: string, { app = shop.app, remoteAddress = '203.0.113.60', locale = 'en' } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/newsletter/subscribe',
    remoteAddress,
    headers: { 'x-localization': locale },
    payload: { email },
  })

const mailsTo = (email: string) => shop.messages.filter(({ to }) => to === email)
/** The path of the link in the last message to an address. */
const linkTo = (email: string) =>
  /\/api\/newsletter\/\S+/.exec(mailsTo(email).at(-1)?.text ?? '')?.[0] ?? 'none'
const open = (url: string, method: 'GET' | 'POST' = 'GET') =>
  shop.app.inject({
    method,
    url,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    }),
  })
const rowOf = async (email: string) =>
  (
    await shop.services.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  )[0]
const pass = (milliseconds: number) => {
  shop.now = new Date(shop.now.getTime() + milliseconds)
}

it('an address is subscribed only after its owner confirms the link', async () => {
  const reply = await subscribe('Mona@Example.com')
  expect([reply.statusCode, reply.json()]).toEqual([200, { message: 'Subscribed Successfully' }])
  const link = linkTo('mona@example.com')
  const waiting = await rowOf('mona@example.com')
  expect(waiting).toMatchObject({ token_hash: expect.any(String), expires_at: expect.any(Date) })
  expect(link).not.toContain(waiting!.token_hash)
  const page = await open(link)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await rowOf('mona@example.com')).toEqual(waiting)
  expect((await open(link, 'POST')).body).toContain('You are subscribed')
  expect(await rowOf('mona@example.com')).toMatchObject({ token_hash: null, expires_at: null })
  expect((await open(link, 'POST')).statusCode).toBe(404)
})

it('the message and the page are in the language of the customer', async () => {
  await subscribe('huda@example.com', { locale: 'ar' })
  expect(mailsTo('huda@example.com').at(-1)!.text).toContain('النشرة')
  const page = await open(linkTo('huda@example.com'))
  expect(page.body).toContain('dir="rtl"')
})

it('a confirmed address gets the same reply and no message', async () => {
  await subscribe('rami@example.com')
  await open(linkTo('rami@example.com'), 'POST')
  pass(HOUR)
  const again = await subscribe('rami@example.com')
  expect([again.statusCode, again.json()]).toEqual([200, { message: 'Subscribed Successfully' }])
  expect(mailsTo('rami@example.com')).toHaveLength(1)
  expect(await rowOf('rami@example.com')).toMatchObject({ token_hash: null })
})

it('an address that is subscribed again and again gets one message a minute and five an hour, and the same reply', async () => {
  for (let at = 0; at < 20; at++) {
    expect((await subscribe('target@example.com', { remoteAddress: `198.51.100.${at}` })).statusCode).toBe(
      200,
    )
    pass(40_000)
  }
  expect(mailsTo('target@example.com')).toHaveLength(5)
  expect((await open(linkTo('target@example.com'), 'POST')).statusCode).toBe(200)
})

it('a network subscribes thirty addresses an hour', async () => {
  const from = { app: limited, remoteAddress: '203.0.113.61' }
  const tries = Array.from({ length: 32 }, (_, at) => subscribe(`many${at}@example.com`, from))
  const replies = await Promise.all(tries)
  const refused = replies.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(2)
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  const elsewhere = { app: limited, remoteAddress: '203.0.113.62' }
  expect((await subscribe('many40@example.com', elsewhere)).statusCode).toBe(200)
})

it('a link confirms for three days, and the job then deletes the address', async () => {
  await subscribe('late@example.com')
  const link = linkTo('late@example.com')
  pass(72 * HOUR)
  expect((await open(link)).statusCode).toBe(404)
  expect((await open(link, 'POST')).statusCode).toBe(404)
  const job = startClearing({
    db: shop.services.db,
    now: () => shop.now,
    config: shop.services.config,
    onError: (error) => expect(error).toBeUndefined(),
  })
  await job.tick()
  await job.stop()
  expect(await rowOf('late@example.com')).toBeUndefined()
  expect(await rowOf('rami@example.com')).toBeDefined()
})

it('an unknown link answers a page that says it no longer works', async () => {
  const page = await open('/api/newsletter/none')
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.body).toContain('This link no longer works')
})
