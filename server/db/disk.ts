import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** PostgreSQL's code for a disk that is full. */
const DISK_FULL = '53100'

/** Set by the answers of the database: reading goes on when the disk is full, so only a write tells. */
let wasFull = false

export function noteAnswer({ code }: { code?: string | undefined }): void {
  if (code === DISK_FULL) wasFull = true
}

/** Once a write met a full disk: writes some hundred kilobytes and takes them back. Throws while there is no room. */
export async function ensureDiskHasRoom(db: Database): Promise<void> {
  if (!wasFull) return
  await db.transaction((tx) =>
    tx.execute(
      sql`create temp table room on commit drop as select md5(g::text) from generate_series(1, 4000) as g`,
    ),
  )
  wasFull = false
}
