import { and, asc, eq } from 'drizzle-orm'
import { parcelCategories } from '#server/db/schema.ts'
import type { Handlers } from '#server/services.ts'
import { parcelCategoryOnWire } from '#server/wire/parcel-category.ts'
import { deskOf, moduleChosen } from './desk.ts'

export const parcelCategoryOperations = {
  listParcelCategories: async (_, context) => {
    const { db, reference, format } = await deskOf(context)
    const { id: module_id } = moduleChosen(context, reference)
    const rows = await db
      .select()
      .from(parcelCategories)
      .where(and(eq(parcelCategories.module_id, module_id), eq(parcelCategories.active, true)))
      .orderBy(asc(parcelCategories.position), asc(parcelCategories.id))
    return rows.map((row) => parcelCategoryOnWire(row, format))
  },
} satisfies Partial<Handlers>
