import { isAccountHeld } from '#server/auth/hold-account.ts'
import type { Database } from '#server/db/open.ts'
import { readSettings } from '#server/db/read-settings.ts'
import type { payments } from '#server/db/schema.ts'
import { post } from '#server/ledger/ledger.ts'

type Paid = Pick<typeof payments.$inferSelect, 'id' | 'order_id' | 'due'>

/**
 * What a gateway took and no order keeps goes to the wallet of who paid it. Guests have none, and neither has anybody
 * while it is switched off: then somebody has to return it by hand. Answers the status of the payment.
 */
export async function giveBack(
  tx: Database,
  { id, order_id, due }: Paid,
  customer_id: number | null,
  now: Date,
): Promise<'refunded' | 'to_refund'> {
  const hasWallet = customer_id !== null && (await readSettings(tx))?.customer_wallet_status
  if (!hasWallet || !(await isAccountHeld(tx, customer_id))) return 'to_refund'
  const money = { ledger: 'wallet', customer_id, counter: 'gateway', amount: due } as const
  const reference = String(order_id)
  await post(tx, [{ ...money, kind: 'order_refund', occasion: `refund:${id}`, reference }], now)
  return 'refunded'
}
