import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Screen } from '#app/profile.part.tsx'
import type { Transaction } from '#openapi/generated/client.ts'
import { fundReturnOf } from '#src/navigation/payment-token.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { renderShop } from '#tests/views/shop.tsx'

const offered = {
  customer_wallet_status: 1,
  add_fund_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 50,
  loyalty_point_minimum_point: 100,
  ref_earning_status: 1,
  active_payment_method_list: [{ gateway: 'card', gateway_title: 'Card', gateway_image_full_url: null }],
} as const

const row = (transaction_id: string, more: Partial<Transaction>): Transaction => ({
  transaction_id,
  transaction_type: 'add_fund',
  credit: 0,
  debit: 0,
  balance: 0,
  reference: null,
  created_at: '2026-11-20T12:00:00.000Z',
  ...more,
})
const listOf = (...data: Transaction[]) => ({ total_size: data.length, limit: 10, offset: 1, data })

const open = async (
  page: string,
  { answers = {}, config = {} }: Parameters<typeof renderShop>[1] & object = {},
) =>
  // What a page waits for is waited for: a first render that suspends outside of it never goes on.
  act(() =>
    renderShop(<Screen />, {
      at: `/profile?page=${page}`,
      token: 'token-1',
      namespaces: ['account', 'wallet'],
      config: { ...offered, active_payment_method_list: [...offered.active_payment_method_list], ...config },
      answers: {
        'GET /customer/info': () => ({
          f_name: 'Layla',
          l_name: 'Haddad',
          created_at: '2026-05-04T10:00:00.000Z',
          wallet_balance: 12,
          loyalty_point: 473,
          ref_code: 'LAYLA',
        }),
        'GET /wallet/bonuses': () => [],
        'GET /wallet/transactions': () => listOf(),
        'GET /loyalty-point/transactions': () => listOf(),
        ...answers,
      },
    }),
  )

beforeAll(() => void standInForSight(false))

describe('the wallet', () => {
  it('lists what came and what went, with the order it was for', async () => {
    await open('wallet', {
      answers: {
        'GET /wallet/transactions': () =>
          listOf(
            row('3', { transaction_type: 'partial_payment', debit: 4, balance: 8, reference: '100052' }),
            row('2', { transaction_type: 'order_place', debit: 8, balance: 12, reference: '100051' }),
            row('1', { credit: 20, balance: 20, reference: 'payment-1' }),
          ),
      },
    })
    const [share, went, came] = await screen.findAllByText(/^Balance:/)
    const rowOf = (part: HTMLElement | undefined) => part?.closest('li') as HTMLElement
    expect(rowOf(share).textContent).toContain('Part of an order paid')
    expect(rowOf(went).textContent).toContain('Order paid')
    expect(rowOf(went).textContent).toContain('−$8.00')
    expect(within(rowOf(went)).getByRole('link', { name: 'Order #100051' }).getAttribute('href')).toBe(
      '/profile?page=my-orders&orderId=100051',
    )
    expect(rowOf(came).textContent).toContain('+$20.00')
    expect(within(rowOf(came)).queryByRole('link')).toBeNull()
  })

  it.each([{ add_fund_status: 0 }, { active_payment_method_list: [] }] as const)(
    'takes no money where there is no gateway: %o',
    async (config) => {
      await open('wallet', { config: { ...config } as never })
      expect(await screen.findByText('No transactions yet')).toBeTruthy()
      expect(screen.queryByRole('heading', { name: 'Add money' })).toBeNull()
    },
  )

  it('says that the money came once the transactions have it, and reads the balance again', async () => {
    const token = btoa('payment_method=card&&transaction_reference=payment-1')
    const paid = row('1', { credit: 20, balance: 32, reference: 'payment-1' })
    const { asked } = await open(`wallet&flag=success&token=${token}`, {
      answers: { 'GET /wallet/transactions': () => listOf(paid) },
    })
    expect(await screen.findByText('$20.00 added to your wallet')).toBeTruthy()
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === 'GET /customer/info').length).toBeGreaterThan(1),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(window.location.search).toBe('?page=wallet')
    expect(screen.queryByText('$20.00 added to your wallet')).toBeNull()
    expect(document.activeElement).toBe(document.getElementById('wallet'))
  })

  it('the wallet leads back to the checkout that the customer left to add money', async () => {
    await open('wallet&from=checkout&order=buy_now')
    const back = await screen.findByRole('link', { name: 'Back to checkout' })
    expect(back.getAttribute('href')).toBe('/checkout?page=buy_now')
  })

  it('the wallet leads back to the parcel that the customer left to add money', async () => {
    await open('wallet&from=checkout&order=parcel')
    const back = await screen.findByRole('link', { name: 'Back to your parcel' })
    expect(back.getAttribute('href')).toBe('/parcel-delivery-info')
  })

  it('the wallet leads to no other page that its address names', async () => {
    await open('wallet&from=checkout&order=//elsewhere.example')
    expect(await screen.findByText('No transactions yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Back to checkout' })).toBeNull()
  })

  it('the wallet shows no notice to a customer who comes back from a payment with a token that it cannot read', async () => {
    await open('wallet&flag=success&token=nonsense')
    expect(await screen.findByText('No transactions yet')).toBeTruthy()
    expect(screen.queryByRole('status', { name: /payment/ })).toBeNull()
    expect(screen.queryByText('Your payment is being confirmed')).toBeNull()
  })
})

describe('points', () => {
  it('say what they bring while they are written, all of them at one press', async () => {
    await open('loyalty-points')
    expect(await screen.findByText('Worth $9.46')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'All my points' }))
    expect(screen.getByRole('textbox', { name: /Number of points/ })).toHaveProperty('value', '473')
    expect(screen.getByText('You get $9.46')).toBeTruthy()
  })

  it('that the server refuses stay in their field with its words, and converted points leave it', async () => {
    let isRefused = true
    const { said } = await open('loyalty-points', {
      answers: {
        'POST /loyalty-point/point-transfer': () =>
          isRefused
            ? Response.json(
                { errors: [{ code: 'point', message: "You don't have that many points." }] },
                { status: 403 },
              )
            : { message: 'Point to wallet transfer successfully.' },
      },
    })
    const field = await screen.findByRole('textbox', { name: /Number of points/ })
    await userEvent.type(field, '500{Enter}')
    expect(await screen.findByText("You don't have that many points.")).toBeTruthy()
    expect(field).toHaveProperty('value', '500')
    isRefused = false
    await userEvent.clear(field)
    await userEvent.type(field, '100{Enter}')
    await waitFor(() => expect(said.at(-1)?.text).toBe('Point to wallet transfer successfully.'))
    expect(field).toHaveProperty('value', '')
  })

  it('stay points where there is no wallet', async () => {
    await open('loyalty-points', { config: { customer_wallet_status: 0 } })
    expect(await screen.findByText('473')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Convert to money' })).toBeNull()
  })
})

describe('the code of an invitation', () => {
  it('is copied, and its link leads to the sign-up with it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('referral-code')
    await userEvent.click(await screen.findByRole('button', { name: 'Copy code' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(write).toHaveBeenLastCalledWith('LAYLA')
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy()
    expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/\/auth\/sign-up\?code=LAYLA$/))
  })
})

describe('the address that a gateway comes back to', () => {
  const token = btoa('payment_method=card&&transaction_reference=payment-1')

  it.each([`page=wallet&flag=cancel&token=${token}`, `page=wallet?flag=cancel&&token=${token}`])(
    'names the payment: %s',
    (search) => expect(fundReturnOf(search)).toEqual({ flag: 'cancel', reference: 'payment-1' }),
  )

  it.each([
    'page=wallet',
    `page=wallet&token=${token}`,
    `page=wallet&flag=maybe&token=${token}`,
    'page=wallet&flag=success',
    `page=wallet&flag=success&token=${btoa('payment_method=card')}`,
  ])('names none: %s', (search) => expect(fundReturnOf(search)).toBeUndefined())
})
