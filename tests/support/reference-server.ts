import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoOutbox } from '#server/accounts/codes/demo-outbox.ts'
import { itemNamed } from '#server/catalogue/items.ts'
import type { Database } from '#server/db/engine/open.ts'
import { budgets, items, type OrderStatus, sandboxPayments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { type Broken, findBroken } from '#server/invariants/find-broken.ts'
import { watchGatewayRefunds } from '#server/jobs/gateway-refunds.ts'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { post } from '#server/ledger/ledger.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { pricePrescription } from '#server/orders/price-prescription.ts'
import { answerSandbox, createSandbox } from '#server/payments/sandbox.ts'
import type { BusEvent } from '#server/realtime/bus.ts'
import { toDecimal } from '#server/rules/money.ts'
import { deliverMessages } from '#server/settlement/sandbox-messages.ts'
import { startShop } from '#server/wiring/start.ts'
import { cityEmbedded } from '#tests/contract/support/city-database.ts'
import { CLIENT, testIssuer } from '#tests/contract/support/issuer.ts'

export type ReferenceServer = {
  /** Without a trailing slash. */
  url: string
  now: Date
  /** In place of the global one, for requests that prepare a path. */
  fetch?: (request: Request) => Promise<Response>
  /** Does what the kitchen and the courier do; nothing moves by itself. */
  moveOrder: (id: number, to: OrderStatus) => Promise<void>
  /** Does what the pharmacist does: the store dispenses one piece of the item. */
  priceOrder: (id: number, item_id: number) => Promise<void>
  /** The store sells the item otherwise from now on. */
  changeItem: (id: number, changes: Partial<typeof items.$inferInsert>) => Promise<void>
  /** What orders would have earned. */
  givePoints: (customer_id: number, points: number) => Promise<void>
  /** The newest one-time code for this phone number or e-mail address. */
  codeFor: (to: string) => string
  /** Another code may be asked for at once. */
  allowCodes: () => Promise<void>
  /** The gateway's action after a payment on its page. */
  pay: (reference: string) => Promise<void>
  /** What the gateway has of an order, in the unit of the currency; `isRetained`: paid, and not given back. */
  gatewayBook: (order_id: number) => Promise<{ amount: number; isRetained: boolean }[]>
  /** Does what the jobs do with money: pages that were left are closed, and what cannot be kept goes back. */
  settleMoney: () => Promise<void>
  /** The invariants of the shop that do not hold. */
  broken: () => Promise<Broken[]>
  /** Sends an event to every open stream of an owner. */
  publish: (event: BusEvent) => void
  close: () => Promise<void>
}

type Different = {
  env?: Record<string, string>
  /** What the demo city has besides. */
  fill?: (db: Database, now: Date) => Promise<unknown>
}

/** The reference server on the demo city, with its own database, at noon of today, without the simulator. */
export async function startReferenceServer({ env, fill }: Different = {}): Promise<ReferenceServer> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'souk-paths-'))
  const now = noon()
  const database = await cityEmbedded({ scale: 1, now }, join(DATA_DIR, 'pg'))
  await fill?.(database.db, now)
  await database.close()
  const shop = await startShop(
    {
      NODE_ENV: 'test',
      DEMO: 'false',
      LOG_LEVEL: 'silent',
      DATA_DIR,
      // The sender's key in the example of RFC 8291.
      WEB_PUSH_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
      WEB_PUSH_CONTACT: 'mailto:shop@example.com',
      GOOGLE_CLIENT_ID: CLIENT,
      ...env,
    },
    () => now,
  )
  const { app, services } = shop
  const outbox = createDemoOutbox(services.now)
  services.otp = env?.FIREBASE_API_KEY ? undefined : outbox
  // A session is the phone that it proves.
  services.firebase ??= async ({ sessionInfo }) => ({ phone: sessionInfo })
  if (!env?.SOCIAL_ISSUERS) services.issuers = { google: testIssuer }
  services.payments = createSandbox(services.db, services.now)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    now,
    moveOrder: async (id, to) => {
      await transact(services.db, (tx) => moveOrder(tx, { id }, to, { now }))
      services.relay()
    },
    priceOrder: async (id, item_id) => {
      const dispensed = [{ item_id, quantity: 1 }]
      const reference = await services.reference()
      const minutes = services.config.PRESCRIPTION_PRICE_MINUTES
      await transact(services.db, (tx) => pricePrescription(tx, id, dispensed, reference, { now, minutes }))
      services.relay()
    },
    changeItem: async (id, changes) => {
      await services.db
        .update(items)
        .set(changes)
        .where(itemNamed(String(id)))
    },
    givePoints: (customer_id, amount) =>
      transact(services.db, (tx) => {
        const occasion = `points:${randomUUID()}`
        const points = { ledger: 'points', counter: 'orders', kind: 'order_place', occasion } as const
        return post(tx, [{ ...points, customer_id, amount }], now)
      }),
    codeFor: (recipient) => {
      const message = outbox.newestFirst().find(({ to }) => to === recipient)
      return message!.text.match(/\d+/)![0]
    },
    allowCodes: async () => {
      await services.db.delete(budgets)
    },
    pay: async (reference) => {
      await answerSandbox(services.db, reference, 'pay', now)
      await deliverMessages({ ...services, log: app.log }, reference)
    },
    gatewayBook: async (order_id) => {
      const book = await services.db.select().from(sandboxPayments)
      const { digits } = (await services.reference()).settings.currency
      const own = book.filter((payment) => payment.order_id === order_id)
      return own.map(({ amount, state, refunded_at }) => ({
        amount: toDecimal(amount, digits),
        isRetained: state === 'paid' && refunded_at === null,
      }))
    },
    settleMoney: async () => {
      const onError = (error: unknown) => {
        throw error
      }
      const minutes = services.config.PAYMENT_TIMEOUT_MINUTES
      for (const job of [
        watchUnpaidOrders({ ...services, log: app.log, minutes, onError }),
        watchGatewayRefunds({ ...services, onError }),
      ]) {
        await job.tick()
        await job.stop()
      }
    },
    broken: () => findBroken(services.db),
    publish: services.bus.publish,
    close: async () => {
      await shop.stop()
      await rm(DATA_DIR, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** In the demo city: every store that keeps hours is open. */
function noon(): Date {
  const today = new Date()
  today.setUTCHours(8, 0, 0, 0)
  return today
}
