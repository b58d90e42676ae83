import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import createClient, { type Client } from 'openapi-fetch'
import { afterAll, beforeAll, expect } from 'vitest'
import type { paths } from '#openapi/generated/client.ts'
import type { OtpMessage } from '#server/accounts/codes/otp-sender.ts'
import { createDevices, deviceKey } from '#server/accounts/devices.ts'
import type { Firebase } from '#server/accounts/firebase.ts'
import { createGuests, guestKey } from '#server/accounts/guests.ts'
import { COST } from '#server/accounts/password.ts'
import { createPseudonyms } from '#server/accounts/pseudonyms.ts'
import { buildApp } from '#server/app.ts'
import { createReference } from '#server/catalogue/reference.ts'
import { createTotals } from '#server/catalogue/totals.ts'
import { readConfig } from '#server/config/config.ts'
import { pushKeyOf } from '#server/config/push-key.ts'
import type { Database, OpenDatabase } from '#server/db/engine/open.ts'
import { createNumbers } from '#server/db/numbers.ts'
import { findBroken, type InvariantName } from '#server/invariants/find-broken.ts'
import { pictureUrl } from '#server/media/picture-name.ts'
import { createPastArrivals } from '#server/orders/past-arrivals.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import { queuePushes } from '#server/push/queue-pushes.ts'
import { createWebPush } from '#server/push/web-push.ts'
import { createBus } from '#server/realtime/bus.ts'
import { createOpenLines } from '#server/realtime/open-lines.ts'
import { startRelay } from '#server/realtime/outbox.ts'
import type { SeedOptions } from '#server/seed/seed.ts'
import type { Services } from '#server/wiring/services.ts'
import { openCity } from './city-database.ts'
import { openEmpty } from './database.ts'
import { testIssuer } from './issuer.ts'
import { fillSmallShop, module, noon, zone } from './small-shop.ts'

export type Api = Client<paths>

/** A customer or guest with a client of their own. */
export type Person = { api: Api; guest_id: string; token: string | undefined }

/** The sender's key in the example of RFC 8291. */
const PUSH_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'

/** Three kilometres to everywhere. */
const route = { metres: 3000, seconds: 600 }

/** The session of Firebase is the phone number that it verifies. */
const firebase: Firebase = async ({ sessionInfo, code }) =>
  code === '123456' ? { phone: sessionInfo } : { refused: 'code' }

type Options = {
  /** The gateway customers pay online with; without it they pay in cash. */
  payments?: (db: Database, now: () => Date) => PaymentProvider
  env?: Record<string, string>
  /** What the shop sells and who works there, in place of the small shop. */
  fill?: (db: Database) => Promise<void>
  /** The demo city in place of the small shop. */
  city?: SeedOptions
  /** What the tests of a file break themselves by writing into the database. */
  meddled?: InvariantName[]
  /** Hashes passwords and codes at the cost of the real shop. */
  hashesAtFullCost?: boolean
}

const fullCost = { ...COST }
/** The least that argon2id takes: a sign-up at full cost keeps a core busy for a twentieth of a second. */
const leastCost = { memory: 8, passes: 1, parallelism: 1 }

/** Hashes at the cost of the real shop until the end of the block, for tests of what happens during a hash. */
export function hashingAtFullCost(): Disposable {
  Object.assign(COST, fullCost)
  return { [Symbol.dispose]: () => void Object.assign(COST, leastCost) }
}

/** The small shop over a database of its own, opened once per test file; `now` may be moved. Ends with the invariants. */
export function openShop({
  payments,
  env,
  city,
  fill = city ? async () => {} : fillSmallShop,
  meddled = [],
  hashesAtFullCost = false,
}: Options = {}) {
  const shop = { messages: [] } as unknown as {
    app: FastifyInstance
    services: Services
    now: Date
    /** What the shop has sent, in order. */
    messages: OtpMessage[]
  }
  let database: OpenDatabase
  let stopRelay: () => Promise<void>
  const stopping = new AbortController()

  beforeAll(async () => {
    if (!hashesAtFullCost) Object.assign(COST, leastCost)
    database = await (city ? openCity(city) : openEmpty())
    const { db } = database
    await fill(db)
    const bus = createBus()
    const failed = (error: unknown) => {
      // What still reads while the shop stops finds its database closed.
      if (!stopping.signal.aborted) throw error
    }
    const outbox = startRelay(db, bus, failed, (tx, events) =>
      queuePushes(tx, events, shop.now, { apps: true, browsers: true }),
    )
    stopRelay = outbox.stop
    shop.now = noon
    shop.services = {
      config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env }),
      db,
      numbers: createNumbers(db),
      guests: createGuests(await guestKey(db)),
      devices: createDevices(await deviceKey(db)),
      reference: createReference(db, failed),
      totals: createTotals(),
      pastArrivals: createPastArrivals(db),
      geo: {
        autocomplete: async (words) => [{ place_id: 'harbour', description: `Harbour ${words}` }],
        details: async (place_id) =>
          place_id === 'harbour'
            ? { place_id, formatted_address: 'Harbour', location: { lat: 25.2, lng: 55.2 } }
            : undefined,
        reverse: async (location) => [{ place_id: 'harbour', formatted_address: 'Harbour', location }],
        distance: async () => route,
      },
      payments: payments?.(db, () => shop.now),
      otp: { send: async (message) => void shop.messages.push(message) },
      demoOutbox: undefined,
      firebase,
      issuers: { google: testIssuer },
      // Replies name plain recipes here; tests/world/media.test.ts signs them.
      pictures: { url: pictureUrl, nameOf: () => undefined, version: '0000' },
      pseudonyms: createPseudonyms('a secret of the tests'),
      webPush: createWebPush({
        key: pushKeyOf(PUSH_KEY),
        contact: 'mailto:shop@example.com',
        now: () => shop.now,
        testOrigin: env?.WEB_PUSH_TEST_ORIGIN,
      }),
      bus,
      lines: createOpenLines(),
      now: () => shop.now,
      relay: outbox.relay,
      stopping: stopping.signal,
    }
    shop.app = await buildApp(shop.services, { checkReplies: true, storefront: '/nowhere' })
  })

  afterAll(async () => {
    Object.assign(COST, fullCost)
    stopping.abort()
    await shop.app.close()
    await stopRelay()
    const broken = await findBroken(database.db).finally(database.close)
    expect(broken.filter(({ name }) => !meddled.includes(name))).toEqual([])
  })

  return shop
}

type Wire = {
  token?: string
  locale?: string
  zones?: number[]
  module?: number
  at?: { lat: number; lng: number }
  /** Where the requests come from, for a shop that trusts its proxy. */
  address?: string
}

/** The typed client, its requests answered by the app without a network. */
export function clientOf(
  app: FastifyInstance,
  { token, locale = 'en', zones, module, at, address }: Wire = {},
): Api {
  return createClient<paths>({
    baseUrl: 'http://shop.test/api/v1',
    headers: {
      'X-localization': locale,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(zones ? { zoneid: JSON.stringify(zones) } : {}),
      ...(module ? { moduleId: String(module) } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(at ? { latitude: String(at.lat), longitude: String(at.lng) } : {}),
    },
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const body = Buffer.from(await request.arrayBuffer())
      const reply = await app.inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(body.length > 0 ? { payload: body } : {}),
      })
      // What the server does after its reply is done when the test reads on.
      await nextTurn()
      const empty = reply.statusCode === 204 || reply.statusCode === 304
      return new Response(empty ? null : reply.body, {
        status: reply.statusCode,
        headers: reply.headers as Record<string, string>,
      })
    },
  })
}

/** Browses the food of the center, like most tests do. */
export const inTheCenter = { zones: [zone.center], module: module.food }

export async function newGuest(app: FastifyInstance, wire: Wire = {}): Promise<Person> {
  const api = clientOf(app, wire)
  const { data } = await api.POST('/auth/guest/request')
  return { api, guest_id: data!.guest_id, token: undefined }
}

let phones = 0
/** A phone number no other shopper of this file writes. */
export const newPhone = () => `+97152${1_000_000 + ++phones}`

const PASSWORD = 'long enough'
/** What shows that a new customer is asking, where a session is not enough. */
export const confirmed = { body: { current_password: PASSWORD } }

let signedUp = 0

export async function newCustomer(
  app: FastifyInstance,
  guest_id?: string,
): Promise<Person & { phone: string }> {
  signedUp++
  const phone = `+97150${String(1_000_000 + signedUp)}`
  const { data } = await clientOf(app).POST('/auth/sign-up', {
    body: {
      f_name: 'Sara',
      l_name: 'Haddad',
      email: `sara${signedUp}@example.com`,
      phone,
      password: PASSWORD,
      confirm_password: PASSWORD,
      ...(guest_id ? { guest_id } : {}),
    },
  })
  const token = data!.token
  return { api: clientOf(app, { token }), guest_id: '', token, phone }
}

/** The code of the last message to a phone number or an address. */
export const codeSentTo = ({ messages }: { messages: OtpMessage[] }, to: string): string => {
  const last = messages.findLast((message) => message.to === to)
  return /\b\d{6}\b/.exec(last?.text ?? '')?.[0] ?? 'no code'
}

/** Status and codes of a refusal, for one `expect`. */
export function refusalOf({ response, error }: { response: Response; error?: unknown }) {
  const { errors } = (error ?? { errors: [] }) as { errors: { code: string; message: string }[] }
  return { status: response.status, codes: errors.map(({ code }) => code) }
}
