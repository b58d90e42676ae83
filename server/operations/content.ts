import { eq } from 'drizzle-orm'
import type { Page } from '#openapi/generated/server.ts'
import { pages } from '#server/db/schema.ts'
import { ordersPlaced } from '#server/orders/popularity.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { flag } from '#server/wire/format.ts'
import type { Handlers, RequestContext } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

export const content = {
  getLanding: async (_, context) => {
    const { db, reference, format } = await deskOf(context)
    const { text, picture } = format
    const { landing, app_links } = reference.settings
    const { seller, dm } = landing.earning
    const modules = [...reference.modules.values()]
    const zones = [...reference.zones.values()].filter(({ active }) => active)
    const order_count = await ordersPlaced(db)
    return {
      fixed_header_title: text(landing.header_title),
      fixed_header_sub_title: text(landing.header_sub_title),
      fixed_header_tag_line: text(landing.header_tag_line),
      header_image_full_url: picture(landing.header_picture, 1280),
      fixed_module_title: text(landing.module_title),
      fixed_module_sub_title: text(landing.module_sub_title),
      special_criterias: landing.special_criterias.map((reason, at) => ({
        id: at + 1,
        title: text(reason.title),
        description: text(reason.description),
        image_full_url: picture(reason.picture, 320),
      })),
      business_statistics: {
        store_count: modules.reduce((sum, module) => sum + module.stores_count, 0),
        item_count: modules.reduce((sum, module) => sum + module.items_count, 0),
        zone_count: zones.length,
        order_count,
      },
      available_zone_title: text(landing.zone_title),
      available_zone_short_description: text(landing.zone_short_description),
      available_zone_list: zones.map(({ id, name }) => ({ id, name: text(name) })),
      download_user_app_title: text(landing.app_title),
      download_user_app_sub_title: text(landing.app_sub_title),
      download_user_app_links: {
        playstore_url: app_links.playstore_url,
        playstore_url_status: flag(app_links.playstore_url_status),
        apple_store_url: app_links.apple_store_url,
        apple_store_url_status: flag(app_links.apple_store_url_status),
      },
      earning_title: text(landing.earning.title),
      earning_sub_title: text(landing.earning.sub_title),
      earning_seller_title: text(seller.title),
      earning_seller_sub_title: text(seller.sub_title),
      earning_seller_button_name: text(seller.button_name),
      earning_seller_button_url: seller.button_url,
      earning_seller_image_full_url: picture(seller.picture, 320),
      earning_dm_title: text(dm.title),
      earning_dm_sub_title: text(dm.sub_title),
      earning_dm_button_name: text(dm.button_name),
      earning_dm_button_url: dm.button_url,
      earning_dm_image_full_url: picture(dm.picture, 320),
      fixed_newsletter_title: text(landing.newsletter_title),
      fixed_newsletter_sub_title: text(landing.newsletter_sub_title),
      fixed_footer_description: text(landing.footer_description),
    }
  },

  getAboutUs: (_, context) => page('about-us', context),
  getTermsAndConditions: (_, context) => page('terms-and-conditions', context),
  getPrivacyPolicy: (_, context) => page('privacy-policy', context),
  getRefundPolicy: (_, context) => page('refund-policy', context),
  getShippingPolicy: (_, context) => page('shipping-policy', context),
  getReviewPolicy: (_, context) => page('review-policy', context),
  getCancellationPolicy: (_, context) => page('cancellation-policy', context),
} satisfies Partial<Handlers>

async function page(key: string, { services: { db }, locale }: RequestContext): Promise<Page> {
  const [found] = await db.select().from(pages).where(eq(pages.key, key))
  if (!found) throw refuse('not found')
  return { title: found.title[locale], value: found.value[locale] }
}
