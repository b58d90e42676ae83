import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { Screen } from '#app/track-order.part.tsx'
import type { SharedParcel } from '#openapi/generated/client.ts'
import { parcelAs } from '#tests/machines/samples/shared-parcel.ts'
import { renderShop } from '#tests/views/shop.tsx'

const token = 'Vb0r3Jw5Yq2mXc8dN1tKzE'
const attempt = {
  at: '2026-11-20T12:40:00.000Z',
  reason: 'Nobody opened the door',
  waiting_until: '2026-11-20T12:50:00.000Z',
}
const gone = () =>
  Response.json(
    { errors: [{ code: 'link', message: 'This link has expired or is no longer shared.' }] },
    { status: 404 },
  )

const open = (answer: () => unknown) =>
  renderShop(<Route path="/p/:parcel" component={Screen} />, {
    at: `/p/${token}`,
    namespaces: ['tracking', 'orders', 'orderPage', 'map'],
    answers: { 'GET /order/parcel-shared': answer },
  })
const says = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe("the page of a parcel's link", () => {
  it('the receipt names the ground floor of the door', async () => {
    await open(() => parcelAs({ address: { ...parcelAs({}).address!, floor: '0' } }))
    const region = await screen.findByRole('region', { name: 'The courier brings it here' })
    expect(region.textContent).toContain('House 7 · Ground floor')
  })

  it('shows the receiver the courier, the code, the door and the note, and no price', async () => {
    const { asked } = await open(() => parcelAs({}))
    expect(await says('Your parcel is on its way to you')).toBeTruthy()
    expect(screen.getByText('Parcel #100001 · from Layla Haddad')).toBeTruthy()
    expect(screen.getByText('4–9 min')).toBeTruthy()
    expect(screen.getByRole('img', { name: '4 7 1 1' })).toBeTruthy()
    expect(screen.getByText('Tell it to the courier only when the parcel is in your hands.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Your courier' }).textContent).toContain('Yusuf')
    const region = screen.getByRole('region', { name: 'The courier brings it here' })
    expect(region.textContent).toContain('12 Palm Street')
    expect(region.textContent).toContain('House 7 · Floor 3')
    expect(region.textContent).toContain('Note to the courier: Ring twice')
    expect(screen.queryByRole('region', { name: 'You pay' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
    expect(screen.getByText(/^This link works until 27 Nov, 12:30 PM\./)).toBeTruthy()
    expect(asked.filter(({ call }) => call.startsWith('GET /order'))).toEqual([
      { call: 'GET /order/parcel-shared', query: { token }, body: undefined },
    ])
  })

  it('tells the receiver who pays what to pay, and how to call a sender who shares the phone number', async () => {
    await open(() => parcelAs({ order_amount: 25, sender_phone: '+971501234567' }))
    await says('Your parcel is on its way to you')
    const pays = screen.getByRole('region', { name: 'You pay' })
    expect(pays.textContent).toContain('$25.00')
    expect(pays.textContent).toContain('For the delivery of this parcel.')
    expect(screen.getByRole('link', { name: 'Call Layla Haddad' }).getAttribute('href')).toBe(
      'tel:+971501234567',
    )
  })

  it('names the weight of the parcel where its sender stated one', async () => {
    await open(() => parcelAs({ weight: 2.5 }))
    await says('Your parcel is on its way to you')
    expect(screen.getByText('Parcel #100001 · from Layla Haddad · 2.5 kg')).toBeTruthy()
  })

  it('says why a hand-over failed and until when the courier waits', async () => {
    await open(() => parcelAs({ attempt }))
    await says('The courier is waiting for you')
    expect(screen.queryByText('Arrives in')).toBeNull()
    expect(screen.getByText(/could not hand over the parcel: Nobody opened the door\./).textContent).toMatch(
      /The courier waits until .*50.* PM\.$/,
    )
  })

  it('tells the sender of the way back, its fee and its code', async () => {
    await open(() =>
      parcelAs({
        side: 'sender',
        attempt,
        order_amount: 25,
        return: { status: 'on_the_way', at: '2026-11-20T12:50:00.000Z', fee: 12.5, due: 37.5 },
      }),
    )
    await says('The parcel is coming back to you')
    expect(screen.getByText('Parcel #100001 · to Omar Saleh')).toBeTruthy()
    expect(screen.getByText('Show it to the courier who brings the parcel back.')).toBeTruthy()
    expect(screen.queryByText(/The courier waits until/)).toBeNull()
    const pays = screen.getByRole('region', { name: 'You pay' })
    expect(pays.textContent).toContain('$37.50')
    expect(pays.textContent).toContain('In cash, when you have the parcel back. The way back costs $12.50.')
  })

  it.each([
    [
      'processing',
      'The courier is coming to collect the parcel',
      'Show it to the courier who collects the parcel.',
    ],
    ['handover', 'The courier is at the door', 'Show it to the courier who collects the parcel.'],
  ] as const)('tells the sender of a parcel that is %s what to do', async (order_status, heading, note) => {
    await open(() => parcelAs({ side: 'sender', order_status, picked_up: null }))
    await says(heading)
    expect(screen.getByText(note)).toBeTruthy()
  })

  it('follows the parcel every ten seconds to its end, and no longer asks for money then', async () => {
    let parcel = parcelAs({ order_amount: 25 })
    await open(() => parcel)
    await says('Your parcel is on its way to you')
    parcel = { ...parcel, order_status: 'delivered', delivered: '2026-11-20T12:41:00.000Z', code: null }
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(screen.queryByRole('heading', { name: 'Your parcel has arrived' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    await says('Your parcel has arrived')
    expect(screen.queryByRole('region', { name: 'You pay' })).toBeNull()
    expect(screen.queryByRole('img', { name: '4 7 1 1' })).toBeNull()
  })

  it.each([
    [
      'sender',
      'We lost this parcel',
      "We're sorry. Everything that was paid for it goes back, and there is nothing left to pay.",
    ],
    [
      'receiver',
      'We lost the parcel from Layla Haddad',
      "We're sorry. You have nothing to pay, and Layla Haddad gets back what was paid.",
    ],
  ] as const)(
    'tells the %s that the parcel is lost, and where the money goes',
    async (side, heading, note) => {
      const lost_at = '2026-11-21T13:00:00.000Z'
      await open(() =>
        parcelAs({
          side,
          order_status: 'canceled',
          canceled: lost_at,
          lost_at,
          attempt,
          code: null,
          courier: null,
        }),
      )
      await says(heading)
      expect(screen.getByText(note)).toBeTruthy()
      expect(screen.queryByRole('region', { name: 'You pay' })).toBeNull()
      expect(screen.queryByText(/could not hand over/)).toBeNull()
      expect(screen.queryByText(/canceled/i)).toBeNull()
      expect(screen.getByText('Lost')).toBeTruthy()
    },
  )

  const back = (status: 'on_the_way' | 'returned') => ({
    status,
    at: '2026-11-20T12:50:00.000Z',
    fee: null,
    due: null,
  })
  const lost_at = '2026-11-21T13:00:00.000Z'

  it.each<[string, Partial<SharedParcel>, sender: string, receiver: string]>([
    [
      'waits for a courier',
      { order_status: 'pending' },
      'We are finding a courier',
      'We are finding a courier for your parcel',
    ],
    [
      'has a courier',
      { order_status: 'confirmed' },
      'The courier is coming to collect the parcel',
      'The courier is on the way to Layla Haddad',
    ],
    [
      'is being collected',
      { order_status: 'handover' },
      'The courier is at the door',
      'The courier is collecting your parcel',
    ],
    [
      'is on its way',
      { order_status: 'picked_up' },
      'The parcel is on its way to Omar Saleh',
      'Your parcel is on its way to you',
    ],
    [
      'waits at the door',
      { order_status: 'picked_up', attempt },
      'The courier is waiting for Omar Saleh',
      'The courier is waiting for you',
    ],
    [
      'goes back',
      { order_status: 'picked_up', attempt, return: back('on_the_way') },
      'The parcel is coming back to you',
      'The parcel is going back to Layla Haddad',
    ],
    [
      'is back',
      { order_status: 'canceled', attempt, return: back('returned') },
      'The parcel is back with you',
      'The parcel went back to Layla Haddad',
    ],
    ['arrived', { order_status: 'delivered' }, 'The parcel has arrived', 'Your parcel has arrived'],
    [
      'was canceled before its pick-up',
      { order_status: 'canceled' },
      'This parcel was canceled',
      'This parcel was canceled',
    ],
    [
      'is lost',
      { order_status: 'canceled', lost_at },
      'We lost this parcel',
      'We lost the parcel from Layla Haddad',
    ],
    [
      'was not paid',
      { order_status: 'failed' },
      'The payment for this parcel failed',
      'This parcel is not on its way',
    ],
  ])('the link of each side says that the parcel %s', async (_, told, sender, receiver) => {
    const { unmount } = await open(() => parcelAs({ ...told, side: 'sender' }))
    await says(sender)
    unmount()
    await open(() => parcelAs(told))
    await says(receiver)
  })

  it('the steps of a returned parcel end with its sender on the link of either side', async () => {
    const returned = { order_status: 'canceled', return: back('returned') } as const
    const { unmount } = await open(() => parcelAs({ ...returned, side: 'sender' }))
    expect(await screen.findByText('Back with you')).toBeTruthy()
    unmount()
    await open(() => parcelAs(returned))
    expect(await screen.findByText('Back with the sender')).toBeTruthy()
    expect(screen.queryByText('Back with you')).toBeNull()
  })

  it('says that the link no longer works, and leads to the form', async () => {
    await open(gone)
    expect(await says('This link no longer works')).toBeTruthy()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('link', { name: 'Track with the order ID' }))
    expect(location.pathname).toBe('/track-order')
  })

  it('offers another try where the first reply does not come', async () => {
    let answer: () => unknown = () => Response.error()
    await open(() => answer())
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answer = () => parcelAs({})
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(retry)
    await waitFor(() => expect(screen.getByText('Parcel #100001 · from Layla Haddad')).toBeTruthy())
  })
})
