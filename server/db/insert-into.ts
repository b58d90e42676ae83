import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './engine/open.ts'
import { askedOf, type Prepared } from './engine/statement.ts'
import { leave } from './transact.ts'

const known = new WeakMap<PgTable, Map<string, Prepared<unknown>>>()

/**
 * Inserts rows by a statement whose text is built once for every number of rows and choice of columns. A transaction does
 * not wait for it before its end (see `leave`).
 */
export async function insertInto<Table extends PgTable>(
  db: Database,
  table: Table,
  ...rows: InferInsertModel<Table>[]
): Promise<void> {
  const columns = getTableColumns(table)
  const values: Record<string, unknown> = {}
  for (const [at, row] of rows.entries())
    for (const [name, value] of Object.entries(row))
      if (value !== undefined)
        // An insert model has only names of columns.
        values[`${at} ${name}`] = value === null ? null : columns[name]!.mapToDriverValue(value)
  const shapes = known.get(table) ?? new Map<string, Prepared<unknown>>()
  known.set(table, shapes)
  const shape = Object.keys(values).join()
  const prepared = shapes.get(shape) ?? prepare(db, table, rows)
  shapes.set(shape, prepared)
  await leave(db, askedOf(db, prepared).execute(values))
}

function prepare<Table extends PgTable>(db: Database, table: Table, rows: InferInsertModel<Table>[]) {
  const tuples = rows.map((row, at) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        .map(([name]) => [name, sql`${sql.placeholder(`${at} ${name}`)}`]),
    ),
  ) as unknown as InferInsertModel<Table>[]
  return db.insert(table).values(tuples).prepare('') as unknown as Prepared<unknown>
}
