import { and, eq, sql } from 'drizzle-orm'
import { ApiError } from '#server/api-error.ts'
import type { Database } from '#server/db/open.ts'
import { customers, deliveryMen, type OrderStatus, orderLines, orders, payments } from '#server/db/schema.ts'
import { giveBack } from '#server/payments/give-back.ts'
import { mayMove } from '#server/rules/order-status.ts'
import { awaitsPayment } from '#server/rules/payment.ts'
import { returnCouponUse } from './coupon-use.ts'
import { rewardDelivery } from './reward-delivery.ts'
import { returnStock } from './stock.ts'
import { tellOwner } from './tell-owner.ts'
import { returnWalletPart } from './wallet-part.ts'

export type OrderRow = typeof orders.$inferSelect

type Alongside = { now?: Date } & Partial<
  Pick<
    OrderRow,
    'delivery_man_id' | 'cancellation_reason' | 'canceled_by' | 'payment_method' | 'payment_status'
  >
>

/**
 * The only way an order changes its status: checked against the published table with the row locked, stamped, and
 * announced to its owner. Goods, coupon and money of a canceled order go back, of a failed one what the wallet paid; a
 * delivered order is paid for, and rewarded. Throws 409 for a step outside the table, and for work on an order that is
 * not paid yet. Call the relay after the commit.
 */
export async function moveOrder(
  tx: Database,
  order: { id: number },
  to: OrderStatus,
  { now = new Date(), ...changes }: Alongside = {},
): Promise<OrderRow> {
  const [current] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update')
  if (!current || !mayMove(current.order_status, to) || (awaitsPayment(current) && isWork(to)))
    throw wrongStep(current?.order_status, to)
  const isBack = current.wallet_amount > 0 && (to === 'canceled' || to === 'failed')
  const [moved] = await tx
    .update(orders)
    .set({
      ...changes,
      order_status: to,
      ...(to === 'pending' ? promiseAnew(current, now) : { [to]: now }),
      updated_at: now,
      ...(to === 'delivered' ? { payment_status: 'paid' as const } : {}),
      ...(isBack ? { wallet_amount: 0, payment_status: 'unpaid' as const } : {}),
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (isBack) await returnWalletPart(tx, current, now)
  if (to === 'canceled') await undo(tx, moved!, now)
  // A refund that was refused leads back to delivered.
  if (to === 'delivered' && current.delivered === null) await settle(tx, moved!, now)
  await tellOwner(tx, moved!, to, now)
  return moved!
}

/** The store's time runs from here; an order wanted as soon as possible is wanted from now. */
export const promiseAnew = ({ scheduled }: OrderRow, now: Date): Partial<OrderRow> =>
  scheduled ? { pending: now } : { pending: now, schedule_at: now }

const isWork = (to: OrderStatus) => to !== 'pending' && to !== 'failed' && to !== 'canceled'

async function undo(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.order_id, order.id))
  await returnStock(
    tx,
    lines.map(({ item_id, quantity, item_details: { variation, flash_sale_item_id } }) => ({
      item_id,
      quantity,
      type: variation && !Array.isArray(variation) ? variation.type.en : null,
      flash_sale_item_id,
    })),
  )
  if (order.coupon_code) await returnCouponUse(tx, order.coupon_code, order.owner)
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order.id), eq(payments.status, 'paid')))
    .for('update')
  for (const payment of paid) {
    const status = await giveBack(tx, payment, order.customer_id, now)
    await tx.update(payments).set({ status }).where(eq(payments.id, payment.id))
  }
}

async function settle(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { customer_id, delivery_man_id } = order
  if (customer_id !== null) {
    const [customer] = await tx
      .update(customers)
      .set({ order_count: sql`${customers.order_count} + 1` })
      .where(eq(customers.id, customer_id))
      .returning()
    if (customer) await rewardDelivery(tx, order, customer, now)
  }
  if (delivery_man_id !== null)
    await tx
      .update(deliveryMen)
      .set({ current_orders: sql`greatest(0, ${deliveryMen.current_orders} - 1)` })
      .where(eq(deliveryMen.id, delivery_man_id))
}

const wrongStep = (from: OrderStatus | undefined, to: OrderStatus) =>
  new ApiError(409, {
    code: 'order_status',
    message: {
      en: `An order that is ${from ?? 'gone'} cannot become ${to}.`,
      ar: 'لا يمكن تغيير حالة هذا الطلب.',
    },
  })
