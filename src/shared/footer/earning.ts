import type { Config, Landing } from '#openapi/generated/client.ts'

/** An invitation to work with the shop; `href` is a page of another site (docs/spec.md §2, Routes). */
export type EarningOffer = { title: string; text: string; action: string; href: string; picture: string }

/** The invitations that the config switches on and that have an address to apply at. */
export function earningOffers(config: Config, landing: Landing): EarningOffer[] {
  const seller = {
    title: landing.earning_seller_title,
    text: landing.earning_seller_sub_title,
    action: landing.earning_seller_button_name,
    href: landing.earning_seller_button_url,
    picture: landing.earning_seller_image_full_url,
  }
  const courier = {
    title: landing.earning_dm_title,
    text: landing.earning_dm_sub_title,
    action: landing.earning_dm_button_name,
    href: landing.earning_dm_button_url,
    picture: landing.earning_dm_image_full_url,
  }
  return [
    ...(config.toggle_store_registration === 1 ? [seller] : []),
    ...(config.toggle_dm_registration === 1 ? [courier] : []),
  ].filter(({ href }) => href)
}
