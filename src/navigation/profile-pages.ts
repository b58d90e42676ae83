import type { Config } from '#openapi/generated/client.ts'

/** The pages of /profile in the order of their menu (docs/spec.md §2, Routes). */
export const profilePages = [
  'profile-settings',
  'inbox',
  'notifications',
  'my-orders',
  'wallet',
  'coupons',
  'loyalty-points',
  'referral-code',
  'settings',
] as const

export type ProfilePage = (typeof profilePages)[number]

/** Whether the shop offers this page of the profile; every link to a page checks it first. */
export const hasProfilePage = (name: string): name is ProfilePage =>
  (profilePages as readonly string[]).includes(name)

/** Features that the shop may switch off (docs/spec.md §2, Profile menu). */
const switches: { [Page in ProfilePage]?: keyof Config } = {
  wallet: 'customer_wallet_status',
  'loyalty-points': 'loyalty_point_status',
  'referral-code': 'ref_earning_status',
}

/** Whether the shop has the feature of the page. */
export function isOffered(page: ProfilePage, config: Config): boolean {
  const status = switches[page]
  return status === undefined || config[status] === 1
}
