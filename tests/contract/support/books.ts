import { randomUUID } from 'node:crypto'
import { transact } from '#server/db/transact.ts'
import { post } from '#server/ledger/ledger.ts'
import type { Services } from '#server/wiring/services.ts'
import type { Person } from './app.ts'

export const idOf = async ({ api }: Person): Promise<number> => (await api.GET('/customer/info')).data!.id

/** Adds minor units and points to the balances of a customer. */
export async function giveTo(
  { services: { db, now }, person }: { services: Services; person: Person },
  given: { wallet?: number; points?: number },
): Promise<void> {
  const gift = { customer_id: await idOf(person), counter: 'gift', kind: 'add_fund_by_admin' } as const
  const postings = (['wallet', 'points'] as const)
    .filter((ledger) => given[ledger])
    .map((ledger) => ({ ...gift, ledger, amount: given[ledger]!, occasion: `gift:${randomUUID()}` }))
  await transact(db, (tx) => post(tx, postings, now()))
}

/** The balances of a customer, as the server tells them. */
export async function purseOf({ api }: Person) {
  const { wallet_balance, loyalty_point } = (await api.GET('/customer/info')).data!
  return { wallet_balance, loyalty_point }
}
