import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { present } from '#server/assert/present.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { items, orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { pricePrescription } from '#server/orders/price-prescription.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'
import type { SimulatorOptions } from './simulator.type.ts'

const EVERY = 1_500
const AT_ONCE = 100

/** How long the pharmacist reads at speed 1. */
const READS = 8_000

type PharmacistOptions = SimulatorOptions & {
  config: Pick<Config, 'PRESCRIPTION_PRICE_MINUTES'>
  reference: () => Promise<Reference>
}

/**
 * Prices prescriptions in the demo. It does not read the pictures: the order's number selects what the
 * store dispenses. A store without stock cancels the order.
 */
export const startPharmacist = (options: PharmacistOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn({ db, now, speed, reference, config, relay, onError }: PharmacistOptions): Promise<void> {
  const at = now()
  const waiting = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.order_status, 'pending'),
        eq(orders.prescription_order, true),
        isNull(orders.priced),
        lte(orders.created_at, new Date(at.getTime() - READS / speed)),
      ),
    )
    .orderBy(asc(orders.updated_at))
    .limit(AT_ONCE)
  const minutes = config.PRESCRIPTION_PRICE_MINUTES
  // A prescription that cannot be read must not hold up the others.
  for (const order of waiting)
    await dispense(db, order, await reference(), { now: at, minutes }).catch(onError)
  if (waiting.length > 0) relay()
}

/** What the store can dispense: its prescription medicines that are there; without any, its other goods. */
async function itemsOf(db: Database, store_id: number): Promise<{ item_id: number }[]> {
  const orderedItems = await db
    .select({ item_id: items.id, isMedicine: items.is_prescription_required, variations: items.variations })
    .from(items)
    .where(and(eq(items.store_id, store_id), eq(items.active, true), gt(items.stock, 0)))
    .orderBy(asc(items.id))
  // A prescription names no variation.
  const plain = orderedItems.filter(({ variations }) => variations.length === 0)
  const medicines = plain.filter(({ isMedicine }) => isMedicine)
  return (medicines.length > 0 ? medicines : plain).map(({ item_id }) => ({ item_id }))
}

type Pricing = { now: Date; minutes: number }

async function dispense(
  db: Database,
  order: OrderRow,
  reference: Reference,
  pricing: Pricing,
): Promise<void> {
  const sold = await itemsOf(db, present(order.store_id, 'the pharmacy of the prescription'))
  const asked = sold[order.id % sold.length]
  try {
    if (!asked) throw refuse('order_details')
    await transact(db, (tx) =>
      pricePrescription(tx, order.id, [{ ...asked, quantity: 1 }], reference, pricing),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The customer, or another process, was quicker.
    if (error.status === 409) return
    await transact(db, (tx) => cancel(tx, order, pricing.now))
  }
}

const cancel = (tx: Database, order: OrderRow, now: Date) =>
  moveOrder(tx, order, 'canceled', {
    now,
    canceled_by: 'store',
    cancellation_reason: 'The pharmacy cannot fill this prescription.',
  })
