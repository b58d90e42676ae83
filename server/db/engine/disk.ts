import { sql } from 'drizzle-orm'
import { recordRoom, wasDiskFull } from './disk-full.ts'
import type { Database } from './open.ts'

/** Once a write met a full disk: writes some hundred kilobytes and takes them back. Throws while there is no room. */
export async function ensureDiskHasRoom(db: Database): Promise<void> {
  if (!wasDiskFull()) return
  await db.transaction((tx) =>
    tx.execute(
      sql`create temp table room on commit drop as select md5(g::text) from generate_series(1, 4000) as g`,
    ),
  )
  recordRoom()
}
