import type { Database } from './open.ts'
import { settings } from './schema.ts'
import type { ShopSettings } from './shapes.ts'

/** What the owner of the shop has decided, as it is written now; `undefined` in an empty shop. */
export async function readSettings(db: Database): Promise<ShopSettings | undefined> {
  const [row] = await db.select().from(settings)
  return row?.value
}
