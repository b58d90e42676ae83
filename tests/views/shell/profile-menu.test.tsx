import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProfileLinks } from '#app/shell/profile-menu.part.tsx'
import { renderShop } from '#tests/views/shop.tsx'

const entries = async (statuses: 0 | 1) => {
  const config = {
    customer_wallet_status: statuses,
    loyalty_point_status: statuses,
    ref_earning_status: statuses,
  } as const
  await renderShop(<ProfileLinks />, { config, token: 'token-1', namespaces: ['account'] })
  await screen.findByText('Profile settings')
  // The links and, among them, what opens over the page.
  return [...document.querySelectorAll('a, button')].map((entry) => entry.textContent)
}

// docs/spec.md §2, Profile menu: profile settings, orders, wallet, coupons, loyalty points, referral code, track order,
// settings, logout. The inbox and the wishlist are the customer's too.
describe('the menu of the profile', () => {
  it('has its entries in their order', async () => {
    expect(await entries(1)).toEqual([
      'Profile settings',
      'Inbox',
      'Notifications',
      'My orders',
      'Wallet',
      'Coupons',
      'Loyalty points',
      'Referral code',
      'Wishlist',
      'Track order',
      'Settings',
      'Logout',
    ])
  })

  it('has none of what the shop is without', async () => {
    const shown = await entries(0)
    expect(shown).toContain('Coupons')
    for (const name of ['Wallet', 'Loyalty points', 'Referral code']) expect(shown).not.toContain(name)
  })
})
