import { and, count, desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { pageOf } from '#server/db/page.ts'
import { type Ledger, type TransferKind, transfers } from '#server/db/schema.ts'
import { accountOf, signedFor, touches } from './ledger.ts'

type Asked = { ledger: Ledger; customer_id: number; kinds?: readonly TransferKind[] | undefined }

export type Booked = Awaited<ReturnType<typeof readHistory>>['rows'][number]

/** One page of credits and debits, newest first; `balance` is the balance after each. */
export async function readHistory(
  db: Database,
  { ledger, customer_id, kinds }: Asked,
  page: { limit: number; offset: number },
) {
  const account = accountOf(ledger, customer_id)
  const signed = signedFor(account)
  const booked = db
    .select({
      id: transfers.id,
      kind: transfers.kind,
      reference: transfers.reference,
      created_at: transfers.created_at,
      position: transfers.position,
      signed: sql<number>`${signed}`.mapWith(Number).as('signed'),
      balance: sql<number>`sum(${signed}) over (order by ${transfers.position})`
        .mapWith(Number)
        .as('balance'),
    })
    .from(transfers)
    .where(touches(account))
    .as('booked')
  const { limit, skip } = pageOf(page)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(booked)
      .where(kinds && inArray(booked.kind, [...kinds]))
      .orderBy(desc(booked.position))
      .limit(limit)
      .offset(skip),
    db
      .select({ count: count() })
      .from(transfers)
      .where(and(touches(account), kinds && inArray(transfers.kind, [...kinds]))),
  ])
  return { total_size: onlyRow(total).count, rows }
}
