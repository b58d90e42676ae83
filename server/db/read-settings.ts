import type { Database } from './engine/open.ts'
import { settings } from './schema.ts'
import type { ShopSettings } from './shapes.ts'

/** What the owner of the shop has decided, as it is written now; `undefined` in an empty shop. */
export async function readSettings(db: Database): Promise<ShopSettings | undefined> {
  const [row] = await db.select().from(settings)
  return row?.value
}

/** The same of a shop that has been set up; throws in an empty one. */
export async function requireSettings(db: Database): Promise<ShopSettings> {
  const settings = await readSettings(db)
  if (!settings) throw new Error('the shop has no settings')
  return settings
}
