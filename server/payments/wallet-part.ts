import type { OrderPlacement } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { balanceOf, post } from '#server/ledger/ledger.ts'
import { refuse } from '#server/refusals/refusal.ts'

/**
 * How much of an amount the wallet is to pay: all, as much as there is, or nothing. Whether it is still there is seen when
 * it is taken.
 */
export async function walletPart(
  tx: Database,
  { customer_id }: Shopper,
  { payment_method, partial_payment }: OrderPlacement,
  amount: number,
): Promise<number> {
  if (payment_method === 'wallet') return amount
  if (!partial_payment || customer_id === null) return 0
  const balance = await balanceOf(tx, 'wallet', customer_id)
  if (balance === 0) throw refuse('wallet empty')
  if (balance >= amount) throw refuse('wallet covers all')
  return balance
}

type Part = Pick<OrderRow, 'id' | 'customer_id' | 'payment_method' | 'wallet_amount' | 'wallet_round'>

/** Takes the wallet's part of an order that is being placed; refused when it is not there. */
export async function takeWalletPart(tx: Database, order: Part, now: Date): Promise<void> {
  if (order.wallet_amount === 0) return
  const kind = order.payment_method === 'wallet' ? 'order_place' : 'partial_payment'
  await post(
    tx,
    [{ ...moneyOf(order), amount: -order.wallet_amount, kind, occasion: occasionOf('order', order) }],
    now,
  )
}

/** Takes what a part leaves of a locked order that the wallet is to pay whole. */
export async function takeWalletRest(tx: Database, order: Part, rest: number, now: Date): Promise<void> {
  const taking = { kind: 'order_place', occasion: occasionOf('order_rest', order) } as const
  await post(tx, [{ ...moneyOf(order), amount: -rest, ...taking }], now)
}

/** Gives some of it back, once. */
export async function returnWalletPart(tx: Database, order: Part, amount: number, now: Date): Promise<void> {
  if (amount === 0) return
  const back = { kind: 'order_refund', occasion: occasionOf('order_back', order) } as const
  await post(tx, [{ ...moneyOf(order), amount, ...back }], now)
}

/** Each debit and each return of a part needs its own occasion in the ledger. */
const occasionOf = (what: string, { id, wallet_round }: Part): string =>
  wallet_round === 0 ? `${what}:${id}` : `${what}:${id}:${wallet_round}`

// The order of a guest has no part from a wallet.
const moneyOf = ({ id, customer_id }: Part) =>
  ({ ledger: 'wallet', customer_id: customer_id!, counter: 'orders', reference: String(id) }) as const
