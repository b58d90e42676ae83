import { and, asc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Campaign } from '#openapi/generated/server.ts'
import { itemsIn } from '#server/catalogue/filters.ts'
import { itemOrder, partedBy, selectItems } from '#server/catalogue/items.ts'
import { findStores, openFirst } from '#server/catalogue/stores.ts'
import { campaignStores, campaigns, items, stores } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Format } from '#server/wire/format.ts'
import { storeOnWire } from '#server/wire/store.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { type Desk, deskOf, knownZones, scopeChosen } from './desk.ts'
import { paging, showItems } from './item-lists.ts'

export const campaignOperations = {
  listBasicCampaigns: async (_, context) => {
    const desk = await deskOf(context)
    const { module } = scopeChosen(context, desk.reference)
    return runningCampaigns(desk, module.id)
  },

  listItemCampaigns: async (_, context) => {
    const desk = await deskOf(context)
    const { zones, module } = scopeChosen(context, desk.reference)
    const running = and(
      itemsIn(zones, module),
      eq(items.active, true),
      isNotNull(items.available_date_starts),
      lte(items.available_date_starts, desk.at),
      gt(items.available_date_ends, desk.at),
    )
    const rows = await selectItems(desk.db, desk.at)
      .where(partedBy(desk.hide, running).shown)
      .orderBy(...itemOrder.latest)
      .limit(50)
    return showItems(desk, rows)
  },

  getBasicCampaign: async ({ query }, context) => {
    const { db, at, format, reference, wall } = await deskOf(context)
    const zones = knownZones(context.zone_ids, reference)
    const [campaign] = await db
      .select()
      .from(campaigns)
      .where(
        and(
          campaignNamed(query.basic_campaign_id),
          eq(campaigns.active, true),
          lte(campaigns.start_date, at),
        ),
      )
    if (!campaign) throw refuse('not found')
    const members = db
      .select({ id: campaignStores.store_id })
      .from(campaignStores)
      .where(eq(campaignStores.campaign_id, campaign.id))
    const { total_size, rows } = await findStores(db, {
      where: and(inArray(stores.id, members), inArray(stores.zone_id, zones)),
      orderBy: openFirst(wall, context.position),
      page: query,
      position: context.position,
    })
    return {
      ...campaignOnWire(campaign, format),
      start_date: campaign.start_date.toISOString(),
      end_date: campaign.end_date.toISOString(),
      total_size,
      ...paging(query),
      stores: rows.map((row) => storeOnWire(row, format, reference, wall)),
    }
  },
} satisfies Partial<Handlers>

export async function runningCampaigns({ db, at, format }: Desk, module_id: number): Promise<Campaign[]> {
  const rows = await db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.module_id, module_id),
        eq(campaigns.active, true),
        lte(campaigns.start_date, at),
        gt(campaigns.end_date, at),
      ),
    )
    .orderBy(asc(campaigns.id))
  return rows.map((campaign) => campaignOnWire(campaign, format))
}

const campaignNamed = (idOrSlug: string) =>
  /^\d{1,9}$/.test(idOrSlug) ? eq(campaigns.id, Number(idOrSlug)) : eq(campaigns.slug, idOrSlug)

const campaignOnWire = (
  campaign: typeof campaigns.$inferSelect,
  { text, picture, day }: Format,
): Campaign => ({
  id: campaign.id,
  slug: campaign.slug,
  title: text(campaign.title),
  image_full_url: picture(campaign.picture, 1280),
  description: text(campaign.description),
  module_id: campaign.module_id,
  available_date_starts: day(campaign.start_date),
  available_date_ends: day(campaign.end_date),
})
