import type { PaymentMethod } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { restOf } from './payment.ts'

/** What decides which ways to pay are offered for an order. */
export type PaymentFacts = {
  settings: Pick<ShopSettings, 'cash_on_delivery' | 'offline_payment' | 'partial_payment_status'>
  zone: { cash_on_delivery: boolean; digital_payment: boolean; offline_payment: boolean } | undefined
  /** Minor units; `null` where cash has no limit. */
  cashLimit: number | null
  /** Whether the shop's gateway takes so many minor units; `undefined` without a gateway. */
  gatewayTakes: ((amount: number) => boolean) | undefined
  /** The order has waited for its money as long as it may. */
  isTimeOver: boolean
  /** Minor units; `null` while the shop has no wallet. */
  balance: number | null
}

type Owing = {
  customer_id: number | null
  order_amount: number
  wallet_amount: number
  charge_payer: 'sender' | 'receiver' | null
}

/** Why `amount` of an order cannot be paid this way, by the name of the refusal. */
export function refusalOfMethod(
  method: PaymentMethod,
  { customer_id, charge_payer }: Owing,
  amount: number,
  { settings, zone, cashLimit, gatewayTakes, isTimeOver, balance }: PaymentFacts,
) {
  if (method === 'cash_on_delivery') {
    if (!settings.cash_on_delivery) return 'payment_method'
    if (!zone?.cash_on_delivery) return 'cash zone'
    return cashLimit !== null && amount > cashLimit ? 'cash over limit' : undefined
  }
  if (charge_payer === 'receiver') return 'receiver pays'
  // No gateway has a page for nothing, and no bank a transfer.
  if (amount === 0) return 'payment_method'
  if (isTimeOver && method !== 'wallet') return 'time to pay over'
  if (method === 'digital_payment') {
    if (!gatewayTakes || !zone?.digital_payment) return 'payment_method'
    return gatewayTakes(amount) ? undefined : 'gateway amount'
  }
  if (method === 'offline_payment')
    return settings.offline_payment && zone?.offline_payment ? undefined : 'payment_method'
  if (customer_id === null) return 'wallet of guest'
  if (balance === null) return 'payment_method'
  return balance < amount ? 'wallet balance' : undefined
}

/** What the wallet would pay before another way does, or why it cannot; nothing beside a part it has paid already. */
export function partBeside(order: Owing, { settings, balance }: PaymentFacts) {
  if (order.wallet_amount > 0) return 0
  if (order.charge_payer === 'receiver') return 'receiver pays'
  if (!settings.partial_payment_status || balance === null || order.customer_id === null)
    return 'not divisible'
  if (balance === 0) return 'wallet empty'
  return balance < restOf(order) ? balance : 'wallet covers all'
}
