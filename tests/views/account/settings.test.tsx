import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Screen } from '#app/profile.part.tsx'
import type { Config } from '#openapi/generated/client.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { renderShop } from '#tests/views/shop.tsx'

beforeAll(() => {
  standInForSight(false)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const layla = {
  f_name: 'Layla',
  l_name: 'Haddad',
  email: 'layla@souk.example',
  phone: '+971501234567',
  image_full_url: null,
  created_at: '2026-05-04T10:00:00.000Z',
  wallet_balance: 12.5,
  loyalty_point: 340,
}
const everything = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 } as const

const modules = [
  { id: 1, module_type: 'food', module_name: 'Food' },
  { id: 5, module_type: 'parcel', module_name: 'Parcel' },
]

type Options = Parameters<typeof renderShop>[1] & object

const open = (token?: string, config: Partial<Config> = everything, more: Options = {}) =>
  renderShop(<Screen />, {
    at: '/profile?page=settings',
    ...(token && { token }),
    config,
    namespaces: ['account'],
    answers: { 'GET /customer/info': () => layla, 'GET /module': () => modules },
    ...more,
  })
const group = (name: string) => screen.findByRole('region', { name })
const hrefsIn = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('the settings of a customer', () => {
  it('the settings name the customer, the wallet balance and the loyalty points', async () => {
    await open('token-1')
    const wallet = await screen.findByRole('link', { name: 'Wallet $12.50' })
    expect(wallet.getAttribute('href')).toBe('/profile?page=wallet')
    expect(screen.getByRole('link', { name: 'Loyalty points 340' })).toBeTruthy()
    expect(screen.getAllByText('Layla Haddad').length).toBeGreaterThan(0)
  })

  it('say nothing of a wallet and points that the shop does not have', async () => {
    await open('token-1', { customer_wallet_status: 0, loyalty_point_status: 0, ref_earning_status: 0 })
    await group('Preferences')
    expect(screen.queryByText('Wallet')).toBeNull()
    expect(screen.queryByText('Loyalty points')).toBeNull()
  })

  it('lead to every page of the account, and to those that only they know', async () => {
    await open('token-1')
    expect(hrefsIn(await group('My account'))).toEqual([
      '/profile?page=profile-settings',
      '/profile?page=inbox',
      '/profile?page=notifications',
      '/profile?page=my-orders',
      '/profile?page=wallet',
      '/profile?page=coupons',
      '/profile?page=loyalty-points',
      '/profile?page=referral-code',
      '/track-order',
    ])
    await screen.findByRole('link', { name: /^Interests/ })
    expect(hrefsIn(await group('Preferences'))).toEqual([
      '/profile?page=diet',
      '/profile?page=notifications',
      '/interest?next=%2Fprofile%3Fpage%3Dsettings',
      '/profile?page=addresses',
    ])
    expect(hrefsIn(await group('Sign-in and security'))).toEqual([
      '/profile?page=sessions',
      '/profile?page=passkeys',
      '/profile?page=delete',
    ])
  })

  it('the row of interests names the module that it is about', async () => {
    await open('token-1')
    const row = await screen.findByRole('link', { name: /^Interests/ })
    expect(row.textContent).toContain('What you like in Food')
  })

  it.each([
    ['in the parcel module', { id: 5, module_type: 'parcel' }],
    ['without a module', null],
  ] as const)(
    'the settings have no row of interests %s, where there is nothing to choose',
    async (_, module) => {
      const { asked } = await open('token-1', everything, { module })
      await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /module'))
      await screen.findByRole('link', { name: 'Loyalty points 340' })
      await act(async () => {})
      expect(screen.queryByText('Interests')).toBeNull()
    },
  )

  it('change the theme of this device, and follow the system again', async () => {
    await open('token-1')
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(JSON.parse(localStorage.getItem('settings')!)).toEqual({ theme: 'dark' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }))
    expect(JSON.parse(localStorage.getItem('settings')!)).toEqual({ theme: 'system' })
  })

  it('ask before the language changes, and before the customer leaves', async () => {
    await open('token-1')
    await userEvent.click(await screen.findByRole('button', { name: /^Language/ }))
    await waitFor(() => expect(window.history.state.overlay).toEqual({ name: 'language', locale: 'ar' }))
    const [logout] = (await screen.findAllByRole('button', { name: 'Logout' })).slice(-1)
    await userEvent.click(logout!)
    await waitFor(() => expect(window.history.state.overlay).toEqual({ name: 'sign-out' }))
  })
})

describe('the settings of a guest', () => {
  it('say what an account brings, and lead to it and back', async () => {
    await open()
    expect(await screen.findByText('Get more with an account')).toBeTruthy()
    const back = '?next=%2Fprofile%3Fpage%3Dsettings'
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/auth/sign-in${back}`)
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      `/auth/sign-up${back}`,
    )
    expect(window.location.pathname).toBe('/profile')
  })

  it('lead to what the guest avoids', async () => {
    await open()
    expect(hrefsIn(await group('Preferences'))).toEqual(['/profile?page=diet'])
  })

  it('keep theme, language and help, and nothing of a customer', async () => {
    const { asked, said } = await open()
    await group('Preferences')
    expect(screen.getByRole('radio', { name: 'Light' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Language/ })).toBeTruthy()
    expect(hrefsIn(await group('Help'))).toEqual(['/track-order', '/help-and-support'])
    expect(screen.queryByRole('region', { name: 'Sign-in and security' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
    expect(asked.map(({ call }) => call)).not.toContain('GET /customer/info')
    expect(said).toEqual([])
  })
})
