import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { Screen } from '#app/track-order.part.tsx'
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
    const place = await screen.findByRole('region', { name: 'The courier brings it here' })
    expect(place.textContent).toContain('House 7 · Ground floor')
  })

  it('shows the receiver the courier, the code, the door and the note, and no price', async () => {
    const { asked } = await open(() => parcelAs({}))
    expect(await says('Your parcel is on its way to you')).toBeTruthy()
    expect(screen.getByText('Parcel #100001 · from Layla Haddad')).toBeTruthy()
    expect(screen.getByText('4–9 min')).toBeTruthy()
    expect(screen.getByRole('img', { name: '4 7 1 1' })).toBeTruthy()
    expect(screen.getByText('Tell it to the courier only when the parcel is in your hands.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Your courier' }).textContent).toContain('Yusuf')
    const place = screen.getByRole('region', { name: 'The courier brings it here' })
    expect(place.textContent).toContain('12 Palm Street')
    expect(place.textContent).toContain('House 7 · Floor 3')
    expect(place.textContent).toContain('Note to the courier: Ring twice')
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
