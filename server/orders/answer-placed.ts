import type { OrderPlaced, OrderPlacement } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderAmounts } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { pictureUrl } from '#server/media/picture-name.ts'
import type { Locale } from '#server/rules/text.ts'
import { createFormat } from '#server/wire/format.ts'
import { figuresOnWire } from './order-figures.wire.ts'
import { paymentsOnWire } from './payments.wire.ts'
import type { Ordered } from './record-order.ts'
import { rewardsFor } from './rewards.ts'

const placed = { en: 'Order placed successfully', ar: 'تم تقديم الطلب بنجاح' }

/** Response to a placed order: its amounts and its future rewards. */
export async function answerPlaced(
  tx: Database,
  { id, shopper, now, locale }: Ordered & { locale: Locale },
  order: OrderAmounts & Pick<OrderPlacement, 'order_type' | 'payment_method'> & { wallet_amount: number },
  settings: ShopSettings,
): Promise<OrderPlaced> {
  const { customer_id, guest_id } = shopper
  const { order_amount } = order
  const format = createFormat(locale, settings, pictureUrl)
  const rewards = await rewardsFor(tx, { ...order, customer_id, created_at: now }, settings)
  return {
    message: placed[locale],
    order_id: id,
    total_ammount: format.money(order_amount),
    ...figuresOnWire(order, rewards, format),
    // Only the wallet pays at once.
    payments: paymentsOnWire({ ...order, payment_status: 'unpaid' }, format),
    status: 'pending',
    created_at: now.toISOString(),
    user_id: customer_id ?? guest_id,
  }
}
