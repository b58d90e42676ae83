import type { transfers } from '#server/db/schema.ts'
import { type Posting, transferOf } from '#server/ledger/ledger.ts'
import { pointsEarned } from '#server/rules/loyalty.ts'
import { rewardedAmount } from '#server/rules/rewarded.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { PastOrder } from './past-orders.ts'
import { shopSettings } from './settings.ts'

const DAY = 86_400_000

type Booked = [posting: Posting, at: Date]

/** Money the demo customers brought, and points for what they ordered. */
export function booksOf(past: PastOrder[], now: Date): (typeof transfers.$inferInsert)[] {
  const at = new Date(now.getTime() - 40 * DAY)
  const brought = demoAccounts.flatMap(({ id: customer_id }): Booked[] => {
    const wallet = { ledger: 'wallet', customer_id } as const
    const fund = { ...wallet, counter: 'gateway', kind: 'add_fund', amount: 12_000 } as const
    const bonus = { ...wallet, counter: 'bonus', kind: 'add_fund_bonus', amount: 1200 } as const
    return [
      [{ ...fund, occasion: `fund:demo-${customer_id}` }, at],
      [{ ...bonus, occasion: `bonus:demo-${customer_id}` }, at],
    ]
  })
  const earned = past.flatMap((order): Booked[] => {
    const { id, customer_id, delivered } = order
    if (!delivered) return []
    const occasion = `order_points:${id}`
    const points = { ledger: 'points', counter: 'orders', kind: 'order_place', occasion } as const
    const amount = pointsEarned(rewardedAmount(order), shopSettings)
    return [[{ ...points, customer_id, amount, reference: String(id) }, delivered]]
  })
  const booked = [...brought, ...earned].sort(([, one], [, other]) => one.getTime() - other.getTime())
  return booked.map(([posting, moment], i) => {
    const isBefore = ([{ ledger, customer_id }]: Booked) =>
      ledger === posting.ledger && customer_id === posting.customer_id
    return {
      ...transferOf(posting, moment),
      id: `${posting.ledger}-${posting.occasion}`,
      position: booked.slice(0, i).filter(isBefore).length + 1,
    }
  })
}
