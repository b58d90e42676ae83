import type { PaymentOption } from '#openapi/generated/server.ts'
import { chargesOf, type Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { isTimeOver, mayChooseMethod, restOf } from '#server/rules/payment.ts'
import { type PaymentFacts, partBeside, refusalOfMethod } from '#server/rules/ways-to-pay.ts'
import type { Format } from '#server/wire/format.ts'
import type { Services } from '#server/wiring/services.ts'

/** Facts about an order, its zone and its customer's wallet that decide which ways to pay it has. */
export async function readPaymentFacts(
  db: Database,
  order: OrderRow,
  { settings, zones, moduleZones }: Reference,
  { payments, now }: Pick<Services, 'payments' | 'now'>,
): Promise<PaymentFacts> {
  const { customer_id } = order
  const hasWallet = settings.customer_wallet_status && customer_id !== null
  return {
    settings,
    zone: zones.get(order.zone_id),
    cashLimit: chargesOf(moduleZones, order)?.maximum_cod_order_amount ?? null,
    gatewayTakes: payments && ((amount) => payments.sumOf(amount, settings.currency) !== undefined),
    isTimeOver: isTimeOver(order, now()),
    balance: hasWallet ? await balanceOf(db, 'wallet', customer_id) : null,
  }
}

function refusalOnWire(name: Parameters<typeof refuse>[0], text: Format['text']) {
  const { code, message } = refuse(name).refusals[0]
  return { code, message: text(message) }
}

const methods = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const

/** Every payment method for the rest of an order; empty while the method cannot be changed. */
export function paymentOptions(
  order: OrderRow,
  facts: PaymentFacts,
  { money, text }: Format,
): PaymentOption[] {
  if (!mayChooseMethod(order)) return []
  const rest = restOf(order)
  const part = partBeside(order, facts)
  return methods.map((method) => {
    const refusal = refusalOfMethod(method, order, rest, facts)
    const isDivisible =
      method !== 'wallet' &&
      typeof part === 'number' &&
      part > 0 &&
      !refusalOfMethod(method, order, rest - part, facts)
    return {
      payment_method: method,
      amount: money(rest),
      amount_beside_wallet: isDivisible ? money(rest - part) : null,
      refusal: refusal ? refusalOnWire(refusal, text) : null,
    }
  })
}
