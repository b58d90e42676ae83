import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { customers, deliveryMen, type OrderStatus, orderLines, orders } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { giveBack } from '#server/payments/give-back.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { mayMove } from '#server/rules/order-status.ts'
import { awaitsMoney } from '#server/rules/payment.ts'
import { awaitsAcceptance, awaitsPrice } from '#server/rules/prescription.ts'
import { returnCouponUse } from './coupon-use.ts'
import { payRefund } from './pay-refund.ts'
import { recordReturn } from './popularity.ts'
import { approved, declined } from './refund-news.ts'
import { rewardDelivery } from './reward-delivery.ts'
import { returnStock } from './stock.ts'
import { tellOwner } from './tell-owner.ts'

type Alongside = {
  now?: Date
  /** Minor units of a refund that leaves a part of the order. */
  refunding?: number
  /** Minor units that a canceled parcel gives back; without it, everything that was paid. */
  givingBack?: number
  /** In place of the words of the status. */
  words?: Text
  /** A parcel that is canceled because it was lost. */
  isLost?: boolean
} & Partial<
  Pick<
    OrderRow,
    | 'delivery_man_id'
    | 'cancellation_reason'
    | 'canceled_by'
    | 'payment_method'
    | 'payment_status'
    | 'wallet_amount'
    | 'address_key'
    | 'pay_by'
  >
>

/**
 * The only way an order changes its status: checks the step against the published table with the row locked, stamps it,
 * and announces it to the order's owner. Items and coupon of a canceled order go back; the money of a canceled, failed
 * or refunded order goes back the way it came. A delivered order is paid for and rewarded once; a declined refund or a
 * refund of a part leaves the order delivered. Throws 409 for a step outside the table, and for work on an order that
 * is not paid or priced yet, or whose price the customer has not accepted. Call the relay after the commit.
 */
export async function moveOrder(
  tx: Database,
  order: { id: number },
  to: OrderStatus,
  { now = new Date(), refunding = 0, givingBack, words, isLost, ...changes }: Alongside = {},
): Promise<OrderRow> {
  const [current] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update')
  if (!current || !mayMove(current, to) || (isWork(to) && isUnsettled(current)))
    throw wrongStep(current?.order_status, to)
  const isUndone = to === 'canceled' || to === 'failed'
  const isDecided = current.order_status === 'refund_requested' && to === 'delivered'
  const updated = await tx
    .update(orders)
    .set({
      ...changes,
      order_status: to,
      ...(awaitsMoney({ ...current, ...changes, order_status: to }) ? {} : { address_key: null }),
      ...(to === 'pending' ? promiseAnew(current, now) : isDecided ? {} : { [to]: now }),
      updated_at: now,
      ...(to === 'delivered' ? { payment_status: 'paid' as const } : {}),
      ...(to === 'failed' ? { payment_status: 'unpaid' as const } : {}),
      ...(isUndone && current.wallet_amount > 0 && givingBack === undefined
        ? { wallet_amount: 0, wallet_round: current.wallet_round + 1, payment_status: 'unpaid' as const }
        : {}),
    })
    .where(eq(orders.id, order.id))
    .returning()
  const moved = onlyRow(updated)
  if (to === 'canceled') await undo(tx, moved)
  if (to === 'delivered' && !isDecided) await settle(tx, moved, now)
  if (to === 'canceled' || (to === 'delivered' && !isDecided)) await freeCourier(tx, moved)
  if (isUndone && givingBack !== 0) await giveBack(tx, current, now, givingBack)
  const isRefunded = to === 'refunded' || refunding > 0
  const update = isRefunded
    ? approved(await payRefund(tx, current, refunding || current.order_amount, now))
    : isDecided
      ? declined
      : words && { words, isLost }
  await tellOwner(tx, moved, to, now, update)
  return moved
}

/** The store's time runs from here; an order wanted as soon as possible is wanted from now. */
export const promiseAnew = ({ scheduled }: OrderRow, now: Date): Partial<OrderRow> =>
  scheduled ? { pending: now } : { pending: now, schedule_at: now }

const isUnsettled = (order: OrderRow) => awaitsMoney(order) || awaitsPrice(order) || awaitsAcceptance(order)

const isWork = (to: OrderStatus) => to !== 'pending' && to !== 'failed' && to !== 'canceled'

async function undo(tx: Database, order: OrderRow): Promise<void> {
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
  await recordReturn(tx, lines)
  if (order.coupon_code)
    await returnCouponUse(tx, order.coupon_code, {
      owner: order.owner,
      phone_key: order.phone_key ?? undefined,
    })
}

async function settle(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { customer_id } = order
  if (customer_id !== null) {
    const [customer] = await tx
      .update(customers)
      .set({ order_count: sql`${customers.order_count} + 1` })
      .where(eq(customers.id, customer_id))
      .returning()
    if (customer) await rewardDelivery(tx, order, customer, now)
  }
}

async function freeCourier(tx: Database, { delivery_man_id }: OrderRow): Promise<void> {
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
