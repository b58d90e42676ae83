import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { giveBack } from '#server/payments/give-back.ts'
import { withdrawReferral } from './reward-referrer.ts'
import { takeRewardsBack } from './take-rewards-back.ts'

/**
 * Returns an amount of a delivered order and takes its rewards back (decision 013). Call it once, with the order locked.
 * Answers how many minor units are still on their way, outside the wallet.
 */
export async function payRefund(tx: Database, order: OrderRow, amount: number, now: Date): Promise<number> {
  const goingBack = await giveBack(tx, order, now, amount)
  const withheld = await takeRewardsBack(tx, order, { amount, goingBack }, now)
  await withdrawReferral(tx, order, amount)
  const outside = [...goingBack.payments, ...(goingBack.transfer ? [goingBack.transfer] : [])]
  return outside.reduce((sum, { due }) => sum + due, 0) - withheld
}
