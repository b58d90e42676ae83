import type { Transaction } from '#openapi/generated/server.ts'
import type { Booked } from '#server/ledger/history.ts'

/** `unit` writes an amount of the ledger as the wire does. */
export const transactionOnWire = (
  { id, kind, signed, balance, reference, created_at }: Booked,
  unit: (amount: number) => number,
): Transaction => ({
  transaction_id: id,
  transaction_type: kind,
  credit: unit(Math.max(0, signed)),
  debit: unit(Math.max(0, -signed)),
  balance: unit(balance),
  reference,
  created_at: created_at.toISOString(),
})
