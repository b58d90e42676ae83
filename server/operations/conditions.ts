import { and, asc, count, eq } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import { pageOf } from '#server/db/page.ts'
import { commonConditions, items } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf, knownZones, moduleChosen } from './desk.ts'
import { itemPage, listed, paging } from './item-lists.ts'

export const conditionOperations = {
  listCommonConditions: async ({ query }, context) => {
    const { db, reference, format } = await deskOf(context)
    const { id: module_id } = moduleChosen(context, reference)
    const where = and(eq(commonConditions.module_id, module_id), eq(commonConditions.active, true))
    const { limit, skip } = pageOf(query)
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(commonConditions)
        .where(where)
        .orderBy(asc(commonConditions.id))
        .limit(limit)
        .offset(skip),
      db.select({ count: count() }).from(commonConditions).where(where),
    ])
    return {
      total_size: onlyRow(total).count,
      ...paging(query),
      data: rows.map(({ id, slug, name }) => ({ id, slug, name: format.text(name) })),
    }
  },

  listCommonConditionItems: async ({ path, query }, context) => {
    const desk = await deskOf(context)
    const { db, reference } = desk
    const [condition] = await db
      .select()
      .from(commonConditions)
      .where(and(conditionNamed(path.id), eq(commonConditions.active, true)))
    if (!condition) throw refuse('not found')
    const zones = knownZones(context.zone_ids, reference)
    const { module_id } = condition
    const where = eq(items.common_condition_id, condition.id)
    return itemPage(desk, query, listed(desk, { zones, module_id, where, order: 'popular', page: query }))
  },
} satisfies Partial<Handlers>

const conditionNamed = (idOrSlug: string) =>
  /^\d{1,9}$/.test(idOrSlug) ? eq(commonConditions.id, Number(idOrSlug)) : eq(commonConditions.slug, idOrSlug)
