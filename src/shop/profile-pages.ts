import type { Config } from '#openapi/generated/client.ts'

/** The pages of /profile there are, in the order they are gone through (docs/spec.md §2, Routes). */
export const profilePages = [
  'profile-settings',
  'inbox',
  'my-orders',
  'wallet',
  'coupons',
  'loyalty-points',
  'referral-code',
  'settings',
] as const

export type ProfilePage = (typeof profilePages)[number]

/** Whether a page of the profile can be gone to; whoever links to one asks first. */
export const hasProfilePage = (name: string): name is ProfilePage =>
  (profilePages as readonly string[]).includes(name)

/** What the shop may be without (docs/spec.md §2, Profile menu). */
const switches: { [Page in ProfilePage]?: keyof Config } = {
  wallet: 'customer_wallet_status',
  'loyalty-points': 'loyalty_point_status',
  'referral-code': 'ref_earning_status',
}

/** Whether the shop has what the page is about. */
export function isOffered(page: ProfilePage, config: Config): boolean {
  const status = switches[page]
  return status === undefined || config[status] === 1
}
