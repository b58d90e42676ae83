import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { CustomerRow } from '#server/db/rows.ts'
import { customers, customerTokens, passkeys, socialIdentities } from '#server/db/schema.ts'
import { nextDeviceRound } from './devices.ts'

const tables = {
  sessions: [customerTokens],
  /** What opens an account besides its password and the accounts of Google, Apple and Facebook. */
  issued: [customerTokens, passkeys],
  all: [customerTokens, passkeys, socialIdentities],
} as const

/**
 * Ends sessions, passkeys and social sign-ins of an account, and its known devices are strangers again; the password is
 * the caller's.
 */
export async function endCredentials(
  tx: Database,
  { id }: Pick<CustomerRow, 'id'>,
  scope: keyof typeof tables,
): Promise<void> {
  for (const table of tables[scope]) await tx.delete(table).where(eq(table.customer_id, id))
  await tx.update(customers).set(nextDeviceRound).where(eq(customers.id, id))
}
