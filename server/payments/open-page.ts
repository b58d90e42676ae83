import { eq } from 'drizzle-orm'
import type { PaymentRow } from '#server/db/rows.ts'
import { payments } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Sum } from '#server/rules/notice.type.ts'
import type { Locale } from '#server/rules/text.ts'
import type { Services } from '#server/wiring/services.ts'
import type { PaymentProvider } from './provider.ts'

/** The shop's gateway, unless another one is wanted. */
export function gatewayFor(
  wanted: string | undefined,
  { payments: provider }: Pick<Services, 'payments'>,
): PaymentProvider {
  if (!provider || (wanted ?? provider.gateway) !== provider.gateway) throw refuse('payment_method')
  return provider
}

/** An amount as the gateway counts it; refuses an amount that the gateway does not take. */
export function sumAt(
  { sumOf }: Pick<PaymentProvider, 'sumOf'>,
  minor: number,
  currency: ShopSettings['currency'],
): Sum {
  const sum = sumOf(minor, currency)
  if (!sum) throw refuse('gateway amount')
  return sum
}

/** Where a payment that is written down is paid; the gateway answers the same page for it again. */
export async function openPage(
  { db, config }: Pick<Services, 'db' | 'config'>,
  provider: PaymentProvider,
  payment: PaymentRow,
  locale: Locale,
): Promise<string> {
  if (payment.redirect_link !== null) return payment.redirect_link
  const page = await provider.open({
    id: payment.id,
    order_id: payment.order_id,
    sum: { amount: payment.amount, currency: payment.currency },
    return_link: `${config.PUBLIC_URL}/api/payments/return/${payment.id}`,
    locale,
  })
  await db.update(payments).set(page).where(eq(payments.id, payment.id))
  return page.redirect_link
}

/**
 * A full address has to be the shop's own, and a path has to stay a path, so that the shop never redirects to another
 * site.
 */
export function pageOfShop(callback: string, publicUrl: string): string {
  const base = publicUrl || 'http://shop.invalid'
  const url = URL.parse(callback, base)
  if (url?.origin !== new URL(base).origin || url.pathname.startsWith('//')) throw refuse('callback')
  return `${publicUrl && url.origin}${url.pathname}${url.search}`
}
