import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useLocation } from 'wouter'
import { Screen as Pay } from '#app/pay.part.tsx'
import { Screen as Track } from '#app/track-order.part.tsx'
import { MapProvidersContext } from '#maps/provider.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const PHONE = '+971501234567'
const until = '2026-11-21T12:00:00.000Z'
const maps = { still: async () => () => null }
const refused = (status: number, code: string, message: string) =>
  Response.json({ errors: [{ code, message }] }, { status })

/** The server shows the order by its phone, and in full to the holder of its token. */
function shopWith(order: TrackedOrder) {
  const answers: Answers = {
    'GET /order/track': (url, _, headers) => {
      if (headers.get('x-order-token') === 'token-1') return { ...order, user_id: '', proven_until: until }
      if (url.searchParams.get('contact_number') !== PHONE) return refused(404, 'order', 'Order not found')
      return { ...order, user_id: '', cancel_fee: null, payment_options: [], refundable_until: null }
    },
    'GET /order/details': () => [],
    'POST /order/prove/send': () => ({ message: 'We sent a code.', resend_in: 60, expires_in: 600 }),
    'POST /order/prove': (_, body) =>
      (body as { otp: string }).otp === '123456'
        ? { order_token: 'token-1', expires_at: until }
        : refused(403, 'otp', 'The code is wrong or has expired.'),
  }
  return answers
}

const open = (view: 'pay' | 'track', order: TrackedOrder, at: string, token?: string) =>
  renderShop(
    <MapProvidersContext value={maps}>{view === 'pay' ? <OnlyPay /> : <Track />}</MapProvidersContext>,
    {
      at,
      answers: shopWith(order),
      namespaces: ['tracking', 'orders', 'orderPage', 'map', 'pay', 'checkout', 'auth'],
      config: { one_time_codes: { length: 6, outbox_url: null } },
      ...(token && { token }),
    },
  )

/** The payment page, until the customer goes on to another one. */
const OnlyPay = () => (useLocation()[0] === '/checkout' ? <Pay /> : null)

const NOTE = /You see this order by its ID and phone number/
const proofButton = () => screen.findByRole('button', { name: /^Confirm your phone to pay/ })
const track = `/track-order?order_id=100001&contact_number=${encodeURIComponent(PHONE)}`

async function confirmPhone(code = '123456') {
  await userEvent.click(await proofButton())
  await userEvent.type(await screen.findByLabelText(/^Code/), code)
}

async function findByPhone() {
  await userEvent.type(await screen.findByRole('textbox', { name: /Contact number/ }), '501234567')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

const expectPhoneToCorrect = (phone: HTMLElement) => {
  expect(phone).toHaveProperty('value', '501234567')
  expect(document.activeElement).toBe(phone)
}

describe('an order that another browser placed', () => {
  it('"Change" beside the phone leads from the code on the map back to the form, which keeps what was typed', async () => {
    await open('track', orderAs('pending'), track)
    await userEvent.click(await proofButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    expect(await screen.findByRole('heading', { name: 'Where is my order?' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /Order ID/ })).toHaveProperty('value', '100001')
    expectPhoneToCorrect(screen.getByRole('textbox', { name: /Contact number/ }))
  })

  it.each([
    ['on the map', track],
    ['on its page', `${track}&view=details`],
  ])(
    '%s says that it is read by its phone, and can be canceled once the phone is confirmed',
    async (_, at) => {
      const pending: TrackedOrder = { ...orderAs('pending'), cancel_fee: 0 }
      const { asked } = await open('track', pending, at)
      expect(await screen.findByText(NOTE)).toBeTruthy()
      expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
      expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
      await confirmPhone()
      expect(await screen.findByRole('button', { name: /^Cancel/ })).toBeTruthy()
      expect(
        screen.getByText(/^Your phone is confirmed. You can pay or change this order here until/),
      ).toBeTruthy()
      expect(screen.queryByText(NOTE)).toBeNull()
      const sent = asked.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => [call, body])
      const proof = { order_id: 100_001, contact_number: PHONE, guest_id: 'guest-1' }
      expect(sent).toEqual([
        ['POST /order/prove/send', proof],
        ['POST /order/prove', { ...proof, otp: '123456', retry_key: expect.any(String) }],
      ])
      expect(JSON.parse(sessionStorage.getItem('souk.orderTokens')!)).toEqual({ 100001: 'token-1' })
    },
  )

  it('a wrong code stays in the dialog with the words of the server', async () => {
    await open('track', { ...orderAs('pending'), cancel_fee: 0 }, `${track}&view=details`)
    await confirmPhone('999999')
    expect(await screen.findByText('The code is wrong or has expired.')).toBeTruthy()
    expect(sessionStorage.getItem('souk.orderTokens')).toBeNull()
  })

  it('its own guest hears nothing of it', async () => {
    const own = { ...orderAs('pending'), user_id: 'guest-1' }
    await renderShop(
      <MapProvidersContext value={maps}>
        <Track />
      </MapProvidersContext>,
      {
        at: `${track}&view=details`,
        answers: { 'GET /order/track': () => own, 'GET /order/details': () => [] },
        namespaces: ['tracking', 'orders', 'orderPage', 'map', 'auth'],
      },
    )
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(NOTE)).toBeNull()
  })

  it('a shop that sends no codes says only how the order is read', async () => {
    await renderShop(
      <MapProvidersContext value={maps}>
        <Track />
      </MapProvidersContext>,
      {
        at: `${track}&view=details`,
        answers: shopWith(orderAs('pending')),
        namespaces: ['tracking', 'orders', 'orderPage', 'map', 'auth'],
        config: { one_time_codes: null },
      },
    )
    expect(await screen.findByText(NOTE)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Confirm your phone/ })).toBeNull()
  })
})

describe('the payment page of an order that another browser placed', () => {
  const at = `/checkout?page=pay&order=100001&flag=cancel`

  it('asks for the phone, then for its code, and then offers the payment', async () => {
    await open('pay', unpaid(), at)
    const phone = await screen.findByRole('textbox', { name: /Contact number/ })
    expect(screen.getByText(/^This order was placed in another browser/)).toBeTruthy()
    expect(screen.queryByText('Order not found')).toBeNull()
    expect(screen.getByRole('link', { name: /Sign in$/ }).getAttribute('href')).toContain('/auth/sign-in')
    await userEvent.type(phone, '501234567')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(NOTE)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
    expect(window.location.search).toBe(`?page=pay&order=100001&flag=cancel`)
    expect(window.history.state).toMatchObject({ contact_number: PHONE })
    await confirmPhone()
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeTruthy()
  })

  it('a reload after the code offers the payment at once', async () => {
    sessionStorage.setItem('souk.orderTokens', JSON.stringify({ 100001: 'token-1' }))
    await open('pay', unpaid(), at)
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeTruthy()
  })

  it('a paid order is shown after the phone alone', async () => {
    const paid = unpaid({ payment_status: 'paid' })
    await open('pay', paid, at)
    await userEvent.type(await screen.findByRole('textbox', { name: /Contact number/ }), '501234567')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/track-order'))
  })

  it.each([
    ['a guest', undefined, /^This order was placed in another browser/, 'Ordered with an account? Sign in'],
    ['a signed-in customer', 'token', /^This order isn't in your account/, 'See the orders of your account'],
  ])('%s finds the order to pay it, by the phone that it was placed with', async (_, token, note, link) => {
    await open('pay', unpaid(), at, token)
    await screen.findByRole('heading', { level: 1, name: 'Find your order to pay' })
    expect(screen.getByText(note)).toBeTruthy()
    expect(screen.getByRole('link', { name: link })).toBeTruthy()
    await findByPhone()
    await confirmPhone()
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeTruthy()
  })

  it.each([
    ['a guest', undefined],
    ['a signed-in customer', 'token'],
  ])('"Change" beside the phone leads %s from the code back to the phone of the order', async (_, token) => {
    await open('pay', unpaid(), at, token)
    await findByPhone()
    await userEvent.click(await proofButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const phone = await screen.findByRole('textbox', { name: /Contact number/ })
    expectPhoneToCorrect(phone)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.search).toBe('?page=pay&order=100001&flag=cancel')
  })
})
