import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orders, parcelHandovers } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { failHandOver } from '#server/parcels/fail-hand-over.ts'
import { beginReturn, endReturn } from '#server/parcels/return-parcel.ts'
import type { Services } from '#server/wiring/services.ts'
import type { Person } from './app.ts'
import { carryParcel, giveParcel } from './parcels.ts'

/** Why a hand-over fails. */
export const reason = { en: 'Nobody opened the door', ar: 'لم يفتح أحد الباب' }

/** Milliseconds that the courier waits at the door. */
export const WAITS = 10 * 60_000

/** What the couriers of a shop do with parcels, and what became of these. */
export function parcelSteps(shop: { app: FastifyInstance; services: Services; now: Date }) {
  // The shop is open only once its tests run.
  const db = () => shop.services.db
  return {
    carried: async (person: Person, more = {}): Promise<number> => {
      const order_id = await giveParcel({ services: shop.services, person }, more)
      await carryParcel(shop.services, order_id, 'picked_up')
      return order_id
    },
    fail: (id: number) => {
      const waitingUntil = new Date(shop.now.getTime() + WAITS)
      return transact(db(), (tx) => failHandOver(tx, id, { now: shop.now, reason, waitingUntil }))
    },
    turnBack: (id: number) =>
      transact(db(), (tx) => beginReturn(tx, id, { now: shop.now, reason: reason.en, by: 'admin' })),
    bringBack: (id: number) => transact(db(), (tx) => endReturn(tx, id, shop.now)),
    /** As its owner reads it. */
    track: async ({ api, guest_id, token }: Person, order_id: number) => {
      const query = { order_id, ...(token ? {} : { guest_id }) }
      return (await api.GET('/order/track', { params: { query } })).data!
    },
    orderOf: async (id: number) => (await db().select().from(orders).where(eq(orders.id, id)))[0]!,
    handoverOf: async (id: number) =>
      (await db().select().from(parcelHandovers).where(eq(parcelHandovers.order_id, id)))[0]!,
    balanceOf: async ({ api }: Person) => (await api.GET('/customer/info')).data!.wallet_balance,
  }
}
