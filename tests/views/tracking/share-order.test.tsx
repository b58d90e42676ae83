import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Screen } from '#app/track-order.part.tsx'
import { MapProvidersContext } from '#maps/provider.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { publishOrder } from '#src/core/order-news.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const LINK = '/track-order?order_id=100001&contact_number=%2B971501234567'
const link = { path: '/t/Vb0r3Jw5Yq2mXc8dN1tKzE', expires_at: '2026-11-27T12:30:00.000Z' }
const proof = { order_id: 100001, guest_id: 'guest-1' }
const maps = { still: async () => () => null }

const open = (order: TrackedOrder, answers: Answers = {}, user_id = 'guest-1') =>
  renderShop(
    <MapProvidersContext value={maps}>
      <Screen />
    </MapProvidersContext>,
    {
      at: LINK,
      namespaces: ['tracking', 'sharing', 'orders', 'orderPage', 'map'],
      answers: {
        'GET /order/details': () => [],
        'GET /order/track': () => ({ ...order, user_id }),
        'POST /order/share': () => link,
        'POST /order/share/stop': () => ({ message: 'Sharing stopped. The links no longer work.' }),
        ...answers,
      },
    },
  )
const panel = async () => within(await screen.findByRole('region', { name: 'Share this order' }))
const buttons = (region: Awaited<ReturnType<typeof panel>>) =>
  region.getAllByRole('button').map(({ textContent }) => textContent)

const share = vi.fn(async (_: unknown) => {})

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  share.mockClear()
})

describe('the tracking page', () => {
  it('makes a link, says until when it works, and hands it on by the share sheet', async () => {
    const { asked } = await open(orderAs('confirmed'))
    Object.assign(navigator, { share })
    const region = await panel()
    expect(buttons(region)).toEqual(['Get a link'])
    expect(region.getByText(/It shows how the order stands, but not your name/)).toBeTruthy()
    await userEvent.click(region.getByRole('button', { name: 'Get a link' }))
    const send = await region.findByRole('button', { name: 'Send the link' })
    expect(document.activeElement).toBe(send)
    expect(
      region.getAllByText('Your link is ready. It works until 27 Nov, 12:30 PM.').length,
    ).toBeGreaterThan(0)
    await userEvent.click(send)
    expect(share).toHaveBeenCalledWith({
      title: 'Order #100001',
      url: new URL(link.path, location.href).href,
    })
    const email = region.getByRole('link', { name: 'Send by email' })
    const written = new URL(email.getAttribute('href')!)
    expect(written.protocol).toBe('mailto:')
    expect(written.pathname).toBe('')
    expect(Object.fromEntries(written.searchParams)).toEqual({
      subject: 'Order #100001',
      body: new URL(link.path, location.href).href,
    })
    expect(asked.find(({ call }) => call === 'POST /order/share')?.body).toEqual(proof)
  })

  it('takes all links back, says so, and leaves the focus in the panel', async () => {
    const { asked, said } = await open({ ...orderAs('confirmed'), shared_until: link.expires_at })
    const region = await panel()
    expect(buttons(region)).toEqual(['Get a link', 'Stop sharing'])
    expect(
      region.getAllByText('You shared this order. Your links work until 27 Nov, 12:30 PM.').length,
    ).toBeGreaterThan(0)
    await userEvent.click(region.getByRole('button', { name: 'Stop sharing' }))
    await waitFor(() => expect(buttons(region)).toEqual(['Get a link']))
    expect(document.activeElement).toBe(region.getByRole('button', { name: 'Get a link' }))
    expect(said).toMatchObject([{ kind: 'success', text: 'Sharing stopped. The links no longer work.' }])
    expect(asked.find(({ call }) => call === 'POST /order/share/stop')?.body).toEqual(proof)
  })

  it('says why no link could be made, and offers it again', async () => {
    const errors = [{ code: 'links', message: 'You have shared this order too many times.' }]
    const { said } = await open(orderAs('confirmed'), {
      'POST /order/share': () => Response.json({ errors }, { status: 409 }),
    })
    const region = await panel()
    await userEvent.click(region.getByRole('button', { name: 'Get a link' }))
    await waitFor(() =>
      expect(said).toMatchObject([{ kind: 'error', text: 'You have shared this order too many times.' }]),
    )
    expect(buttons(region)).toEqual(['Get a link'])
  })

  it.each([
    ['offers no link for an order that is over', null, false],
    ['still takes back the links of an order that is over', link.expires_at, true],
  ])('%s', async (_, shared_until, isOffered) => {
    await open({ ...orderAs('delivered'), shared_until })
    await screen.findByRole('heading', { name: 'Your order has arrived' })
    expect(screen.queryByRole('button', { name: 'Stop sharing' }) !== null).toBe(isOffered)
    expect(screen.queryByRole('region', { name: 'Share this order' }) !== null).toBe(isOffered)
  })

  it('stops offering a link for an order that is canceled on show', async () => {
    let order = { ...orderAs('confirmed'), user_id: 'guest-1' }
    await open(order, { 'GET /order/track': () => order })
    await panel()
    order = { ...orderAs('canceled'), user_id: 'guest-1' }
    act(() => void publishOrder({ order_id: 100001, order_status: 'canceled' }))
    await screen.findByRole('heading', { name: 'This order was canceled' })
    expect(screen.queryByRole('region', { name: 'Share this order' })).toBeNull()
  })

  it('takes back the links of a canceled order, and offers no new one', async () => {
    const { said } = await open({ ...orderAs('canceled'), shared_until: link.expires_at })
    const region = await panel()
    expect(buttons(region)).toEqual(['Stop sharing'])
    await userEvent.click(region.getByRole('button', { name: 'Stop sharing' }))
    await waitFor(() => expect(region.queryByRole('button')).toBeNull())
    expect(document.activeElement).toBe(region.getByText('Sharing is off.'))
    expect(said).toMatchObject([{ kind: 'success', text: 'Sharing stopped. The links no longer work.' }])
  })

  it.each([
    ['an order that is shared', link.expires_at],
    ['an order that is not shared', null],
  ])('offers no sharing of %s to a reader who only knows its ID and phone number', async (_, until) => {
    await open({ ...orderAs('confirmed'), shared_until: until }, {}, '')
    await screen.findAllByText(/confirmed/i)
    expect(screen.queryByRole('region', { name: 'Share this order' })).toBeNull()
  })
})

describe('the tracking page of a parcel', () => {
  const parcel: TrackedOrder = {
    ...orderAs('confirmed'),
    order_type: 'parcel',
    delivery_address: { ...orderAs('confirmed').receiver_details!, contact_person_name: 'Layla Haddad' },
  }
  const links = {
    sender: { token: 'sEnDeR0000000000000000', expires_at: '2026-11-27T12:30:00.000Z' },
    receiver: { token: 'rEcEiVeR00000000000000', expires_at: '2026-11-27T12:30:00.000Z' },
  }
  const panelOfParcel = async () =>
    within(await screen.findByRole('region', { name: 'Links for both sides' }))

  it('takes back the links of a canceled parcel, and offers no new one', async () => {
    await open({ ...parcel, ...orderAs('canceled'), order_type: 'parcel', shared_until: link.expires_at })
    const stop = await screen.findByRole('button', { name: 'Stop sharing' })
    expect([...stop.parentElement!.querySelectorAll('button')]).toEqual([stop])
  })

  it('makes a link for each side and hands each on to its own side', async () => {
    const { asked } = await open(parcel, { 'POST /order/parcel-links': () => links })
    Object.assign(navigator, { share })
    const region = await panelOfParcel()
    expect(buttons(region)).toEqual(['Get the links'])
    await userEvent.click(region.getByRole('button', { name: 'Get the links' }))
    const toReceiver = await region.findByRole('button', { name: 'Send to Amira' })
    expect(document.activeElement).toBe(toReceiver)
    expect(asked.filter(({ call }) => call.startsWith('POST /order'))).toEqual([
      { call: 'POST /order/parcel-links', query: {}, body: proof },
    ])
    await userEvent.click(toReceiver)
    await userEvent.click(region.getByRole('button', { name: 'Send to Layla Haddad' }))
    expect(share.mock.calls.map(([shared]) => shared)).toEqual([
      { title: 'Parcel #100001', url: `${location.origin}/p/rEcEiVeR00000000000000` },
      { title: 'Parcel #100001', url: `${location.origin}/p/sEnDeR0000000000000000` },
    ])
    await userEvent.click(region.getByRole('button', { name: 'Stop sharing' }))
    await waitFor(() => expect(buttons(region)).toEqual(['Get the links']))
    expect(document.activeElement?.textContent).toBe('Get the links')
  })

  it('says until when earlier links work, which no browser keeps', async () => {
    await open({ ...parcel, shared_until: '2026-11-27T12:30:00.000Z' })
    const region = await panelOfParcel()
    expect(region.getByText('You shared this parcel. Your links work until 27 Nov, 12:30 PM.')).toBeTruthy()
    expect(buttons(region)).toEqual(['Get the links', 'Stop sharing'])
  })
})
