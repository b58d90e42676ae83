import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { brands, items, stores } from '#server/db/schema.ts'
import type { Locale } from '#server/rules/text.ts'
import type { LabelOf } from './picture-name.ts'

/** What stands on a label, in one language. */
export type Label = { name: string; maker?: string; amount?: string }

/** Reads a label; `undefined` when the row is gone. */
export type ReadLabel = (label: LabelOf, locale: Locale) => Promise<Label | undefined>

export const labelReader =
  (db: Database): ReadLabel =>
  async ({ of, id }, locale) => {
    if (of === 'item') {
      const [found] = await db
        .select({ name: items.name, maker: brands.name, amount: items.unit })
        .from(items)
        .leftJoin(brands, eq(brands.id, items.brand_id))
        .where(eq(items.id, id))
      return (
        found && {
          name: found.name[locale],
          ...(found.maker && { maker: found.maker[locale] }),
          // One piece is no amount that a label would name.
          ...(found.amount && /\d/.test(found.amount[locale]) && { amount: found.amount[locale] }),
        }
      )
    }
    const table = of === 'brand' ? brands : stores
    const [found] = await db.select({ name: table.name }).from(table).where(eq(table.id, id))
    return found && { name: found.name[locale] }
  }
