import type { OrderPlaced } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/open.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { toDecimal } from '#server/rules/money.ts'
import type { Locale } from '#server/rules/text.ts'
import { type Figures, figuresOnWire } from '#server/wire/order-figures.ts'
import type { Ordered } from './record-order.ts'
import { rewardsFor } from './rewards.ts'

const placed = { en: 'Order placed successfully', ar: 'تم تقديم الطلب بنجاح' }

/** What is said of an order that was placed: its figures, and what it will earn. */
export async function answerPlaced(
  tx: Database,
  { id, shopper, now, locale }: Ordered & { locale: Locale },
  figures: Figures,
  settings: ShopSettings,
): Promise<OrderPlaced> {
  const { customer_id, guest_id } = shopper
  const { order_amount } = figures
  const { digits } = settings.currency
  const rewards = await rewardsFor(tx, { customer_id, order_amount, created_at: now }, settings)
  return {
    message: placed[locale],
    order_id: id,
    total_ammount: toDecimal(order_amount, digits),
    ...figuresOnWire(figures, rewards, (minor) => toDecimal(minor, digits)),
    status: 'pending',
    created_at: now.toISOString(),
    user_id: customer_id ?? guest_id,
  }
}
