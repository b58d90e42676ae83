import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { Screen } from '#app/profile.part.tsx'
import type { Address, CustomerInfo } from '#openapi/generated/client.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { renderShop } from '#tests/views/shop.tsx'

const layla: CustomerInfo = {
  id: 1,
  f_name: 'Layla',
  l_name: 'Haddad',
  phone: '+971500000101',
  email: 'layla@souk.example',
  image: null,
  image_full_url: null,
  storage: [],
  social_id: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  created_at: '2026-05-04T10:00:00.000Z',
  wallet_balance: 0,
  loyalty_point: 0,
  ref_code: 'LAYLA',
  order_count: 3,
  member_since_days: 200,
  is_valid_for_discount: false,
  discount_amount: 0,
  discount_amount_type: 'percent',
  validity: '',
  interest: [],
  selected_modules_for_interest: [],
}

const address = (id: number, more: Partial<Address> = {}): Address => ({
  id,
  address_type: 'home',
  address: `${id} Net Street`,
  latitude: '25.2',
  longitude: '55.3',
  road: null,
  house: null,
  floor: null,
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971500000101',
  additional_information: null,
  zone_ids: [1],
  ...more,
})

const listOf = (addresses: Address[]) => ({
  total_size: addresses.length,
  limit: 10,
  offset: 1,
  addresses,
})

const open = (
  at: string,
  { token = 'token-1', answers = {}, ...rest }: Parameters<typeof renderShop>[1] & object = {},
) =>
  // What a page waits for is waited for: a first render that suspends outside of it never goes on.
  act(() =>
    renderShop(<Screen />, {
      at,
      ...rest,
      token,
      namespaces: ['account', 'orders'],
      answers: { 'GET /customer/info': () => layla, ...answers },
    }),
  )

beforeAll(() => void standInForSight(false))

describe('the door of the profile', () => {
  it('leads a guest to the sign-in, with the way back in the address', async () => {
    const { said } = await open('/profile?page=my-orders&orderId=7', { token: '' })
    await waitFor(() => expect(window.location.pathname).toBe('/auth/sign-in'))
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/profile?page=my-orders&orderId=7')
    expect(said).toMatchObject([{ text: 'You must be login to access this page' }])
  })

  it('says nothing of the kind to who signs out on it', async () => {
    const { shop, said } = await open('/profile?page=profile-settings')
    await screen.findByDisplayValue('layla@souk.example')
    act(() => shop.actors.session.send({ type: 'signed.out' }))
    expect(await screen.findByText('You are signed out')).toBeTruthy()
    expect(screen.queryByDisplayValue('layla@souk.example')).toBeNull()
    expect(said).toEqual([])
  })

  it('shows nothing of one customer to the next, who signed in in another tab', async () => {
    let id = 101
    const orders = () => [{ ...orderAs('delivered'), id }]
    const { shop } = await open('/profile?page=my-orders', {
      answers: {
        'GET /customer/order/list': () => ({ total_size: 1, limit: 10, offset: 1, orders: orders() }),
      },
    })
    await screen.findByText(/101/)
    id = 202
    act(() => shop.actors.session.send({ type: 'session.changed', token: 'token-2', guest_id: null }))
    expect(await screen.findByText(/202/)).toBeTruthy()
    expect(screen.queryByText(/101/)).toBeNull()
  })

  it('links to the pages there are, and to no other', async () => {
    const config = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 } as const
    await open('/profile?page=profile-settings', { config })
    const links = within(await screen.findByRole('navigation', { name: 'My account' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile?page=profile-settings',
      '/profile?page=inbox',
      '/profile?page=notifications',
      '/profile?page=my-orders',
      '/profile?page=wallet',
      '/profile?page=coupons',
      '/profile?page=loyalty-points',
      '/profile?page=referral-code',
      '/profile?page=settings',
    ])
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
  })
})

describe('a shop without wallet, points and invitations', () => {
  const config = { customer_wallet_status: 0, loyalty_point_status: 0, ref_earning_status: 0 } as const

  it('has no way to their pages', async () => {
    await open('/profile?page=profile-settings', { config })
    const links = within(await screen.findByRole('navigation', { name: 'My account' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Profile settings',
      'Inbox',
      'Notifications',
      'My orders',
      'Coupons',
      'Settings',
    ])
  })

  it.each(['wallet', 'loyalty-points', 'referral-code'])(
    'the address of %s, which the shop does not offer, leads to the settings',
    async (page) => {
      await open(`/profile?page=${page}`, { config })
      await screen.findByRole('heading', { level: 1, name: 'Settings' })
      expect(window.location.search).toBe('?page=settings')
    },
  )

  it('the profile without a page shows the way to all of them', async () => {
    await open('/profile')
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
  })
})

describe('saved addresses', () => {
  const at = '/profile?page=addresses'

  it('go one by one, after a question, and the list is read again', async () => {
    let saved = [address(1), address(2, { address_type: 'Grandma' })]
    const { asked, said } = await open(at, {
      answers: {
        'GET /address/list': () => listOf(saved),
        'POST /address/delete': () => {
          saved = saved.filter(({ id }) => id !== 2)
          return { message: 'Address deleted' }
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Grandma' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this address?' })
    expect(question.textContent).toContain('2 Net Street')
    expect(asked.some(({ call }) => call === 'POST /address/delete')).toBe(false)
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Grandma')).toBeNull())
    expect(screen.getByText('Home')).toBeTruthy()
    expect(asked.find(({ call }) => call === 'POST /address/delete')?.query).toEqual({ address_id: '2' })
    expect(said).toMatchObject([{ kind: 'success', text: 'Address deleted' }])
  })

  it('a house without a floor shows none, and floor 0 is the ground floor', async () => {
    const saved = [
      address(1, { house: '8', floor: '' }),
      address(2, { house: '9', floor: '0' }),
      address(3, { house: '10', floor: '4' }),
    ]
    await open(at, { answers: { 'GET /address/list': () => listOf(saved) } })
    expect(await screen.findByText('House 8')).toBeTruthy()
    expect(screen.getByText('House 9 · Ground floor')).toBeTruthy()
    expect(screen.getByText('House 10 · Floor 4')).toBeTruthy()
  })

  it('a saved address is changed in the address dialog, which opens with the fields of the address', async () => {
    await open(at, {
      answers: { 'GET /address/list': () => listOf([address(2, { address_type: 'Grandma', house: '8' })]) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Grandma' }))
    expect(window.history.state.overlay).toMatchObject({
      name: 'address',
      kind: { type: 'saved', id: 2 },
      fields: { address_type: 'other', address_label: 'Grandma', address: '2 Net Street', house: '8' },
    })
  })

  it('begin where the customer shops, received by themselves', async () => {
    await open(at, { answers: { 'GET /address/list': () => listOf([]) } })
    await screen.findByText('No saved addresses yet')
    await screen.findByText('Layla Haddad')
    await userEvent.click(screen.getByRole('button', { name: 'Add new address' }))
    expect(window.history.state.overlay).toMatchObject({
      name: 'address',
      kind: { type: 'new' },
      fields: {
        address: '1 Quay Street',
        latitude: '25',
        longitude: '55',
        contact_person_name: 'Layla Haddad',
        contact_person_number: '+971500000101',
      },
    })
  })
})
