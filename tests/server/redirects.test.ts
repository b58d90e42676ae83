import { generateKeyPairSync } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpSender } from '#server/accounts/codes/http-sender.ts'
import { createFirebase } from '#server/accounts/firebase.ts'
import { keysAt } from '#server/accounts/social/id-token.ts'
import { createGoogleGeo } from '#server/city/google.ts'
import { pushKeyOf } from '#server/config/push-key.ts'
import { createStripe } from '#server/payments/stripe.ts'
import { createFirebasePush } from '#server/push/firebase-push.ts'
import { createWebPush } from '#server/push/web-push.ts'

/** What arrived at the host that the service redirects to. */
const arrived: string[] = []
let service: string
const servers: Server[] = []

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** 307 repeats method and body: a client that follows hands the whole request to the other host. */
beforeAll(async () => {
  const elsewhere = await listen(
    createServer((request, reply) => {
      arrived.push(`${request.method} ${request.url}`)
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }),
  )
  service = await listen(
    createServer((request, reply) => {
      reply.writeHead(307, { location: `${elsewhere}${request.url}` }).end()
    }),
  )
})
beforeEach(() => {
  arrived.length = 0
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const timeoutMs = 2_000
const now = () => new Date()
const at = { lat: 25.2, lng: 55.3 }
const sum = { amount: 1000, currency: 'AED' }

const google = () =>
  createGoogleGeo({
    apiKey: 'key',
    near: at,
    timeoutMs,
    origins: { places: service, maps: service, routes: service },
  })
const stripe = () =>
  createStripe({ secretKey: 'key', webhookSecret: 'secret', now, timeoutMs, origin: service })
const firebasePush = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const account = { project_id: 'shop', client_email: 'shop@example', private_key, token_uri: service }
  return createFirebasePush({ account, now, origin: service, timeoutMs })
}
/** Keys of the example in RFC 8291. */
const webPush = () =>
  createWebPush({
    key: pushKeyOf('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    contact: 'mailto:shop@example.com',
    now,
    testOrigin: service,
    timeoutMs,
  })
const browser = () => ({
  endpoint: `${service}/browser`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  locale: 'en' as const,
})

type Request = { of: string; what: string; send: () => Promise<unknown> }

/** Every module of the server that sends requests to another service. */
const requests: Request[] = [
  { of: 'city/google.ts', what: 'suggestions of places', send: () => google().autocomplete('pearl', 'en') },
  { of: 'city/google.ts', what: 'the details of a place', send: () => google().details('a1', 'en') },
  { of: 'city/google.ts', what: 'the address of a position', send: () => google().reverse(at, 'en') },
  { of: 'city/google.ts', what: 'a distance', send: () => google().distance(at, at) },
  {
    of: 'payments/stripe.ts',
    what: 'a payment page',
    send: () =>
      stripe().open({ id: 'p1', order_id: 1, sum, return_link: 'https://shop.test/', locale: 'en' }),
  },
  { of: 'payments/stripe.ts', what: 'the state of a payment', send: () => stripe().look('cs_1') },
  { of: 'payments/stripe.ts', what: 'the end of a payment page', send: () => stripe().close('cs_1') },
  {
    of: 'payments/stripe.ts',
    what: 'a refund',
    send: () => stripe().refund({ id: 'p1', reference: 'cs_1', transaction_reference: 'pi_1', sum }),
  },
  {
    of: 'accounts/codes/http-sender.ts',
    what: 'a one-time code',
    send: () =>
      createHttpSender({ url: service, key: 'key', timeoutMs }).send({
        channel: 'sms',
        to: '+971501234567',
        text: '482913 is your code',
      }),
  },
  {
    of: 'accounts/firebase.ts',
    what: 'a verification by Firebase',
    send: () =>
      createFirebase({ apiKey: 'key', toolkit: service, timeoutMs })({ sessionInfo: 's', code: '123456' }),
  },
  {
    of: 'push/firebase-push.ts',
    what: 'a push message',
    send: () => firebasePush().send('device', { title: 'Title', body: 'Body', data: {} }),
  },
  {
    of: 'push/web-push.ts',
    what: 'a push message to a browser',
    send: () => webPush().send(browser(), { title: 'Title', body: 'Body', data: {} }, null),
  },
  {
    of: 'accounts/social/id-token.ts',
    what: 'the keys of an issuer',
    send: async () => keysAt(service, timeoutMs)({ alg: 'RS256', kid: 'k1' }, { payload: '', signature: '' }),
  },
]

describe('requests to other services', () => {
  it.each(requests)(
    '$of: a redirect does not carry the request for $what to another host',
    async ({ send }) => {
      await expect(send()).rejects.toThrow()
      expect(arrived).toEqual([])
    },
  )

  it('every module of the server that sends requests is in this file', () => {
    const root = join(import.meta.dirname, '../../server')
    const senders = globSync('**/*.ts', { cwd: root }).filter((file) =>
      /\bfetch\(|createRemoteJWKSet\(|\bfrom 'node:https?'.*\brequest\b/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    expect(senders.toSorted()).toEqual([...new Set(requests.map(({ of }) => of))].toSorted())
  })
})
