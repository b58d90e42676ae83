import { and, asc, eq } from 'drizzle-orm'
import { parcelCategories, parcelSizes } from '#server/db/schema.ts'
import { flag, percent } from '#server/wire/format.ts'
import { parcelCategoryOnWire, parcelSizeOnWire } from '#server/wire/parcel-category.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf, moduleChosen } from './desk.ts'

export const parcelCategoryOperations = {
  listParcelCategories: async (_, context) => {
    const { db, reference, format } = await deskOf(context)
    const { id: module_id } = moduleChosen(context, reference)
    const [rows, sizes] = await Promise.all([
      db
        .select()
        .from(parcelCategories)
        .where(and(eq(parcelCategories.module_id, module_id), eq(parcelCategories.active, true)))
        .orderBy(asc(parcelCategories.position), asc(parcelCategories.id)),
      db.select().from(parcelSizes).orderBy(asc(parcelSizes.position), asc(parcelSizes.id)),
    ])
    return rows.map((row) => ({
      ...parcelCategoryOnWire(row, format),
      sizes: sizes
        .filter(({ id }) => row.size_ids.includes(id))
        .map((size) => parcelSizeOnWire(size, size.charge, format)),
    }))
  },

  getParcelTerms: async (_, context) => {
    const { reference, format } = await deskOf(context)
    const { parcel } = reference.settings
    return {
      prohibited: parcel.prohibited.map(format.text),
      waiting_minutes: parcel.waiting_minutes,
      return_fee_percent: percent(parcel.return_fee_percent),
      pickup_cancel_fee: format.money(parcel.pickup_cancel_fee),
      handover_codes: flag(parcel.handover_codes),
      link_days: parcel.link_days,
    }
  },
} satisfies Partial<Handlers>
