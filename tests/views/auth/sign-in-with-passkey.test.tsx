import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Screen } from '#src/features/auth/sign-in.screen.tsx'
import { request, session, signed, unknown } from '#tests/machines/samples/passkeys.ts'
import { closed, deviceStandIn } from '#tests/views/device-stand-in.ts'
import { renderShop } from '#tests/views/shop.tsx'

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']

const open = (answers: Answers = {}, config = {}) =>
  act(() =>
    renderShop(<Screen />, {
      at: '/auth/sign-in?next=%2Fwallet',
      namespaces: ['auth'],
      config,
      answers: {
        'POST /auth/passkey/options': () => request,
        'POST /auth/passkey': () => session,
        ...answers,
      },
    }),
  )
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

describe('the sign-in page', () => {
  it('shows the form alone in a browser that knows no passkeys, and asks for no challenge', async () => {
    const { asked } = await open()
    expect(await screen.findByLabelText(/^Email or phone/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
    expect(asked.some(({ call }) => call.includes('passkey'))).toBe(false)
  })

  it('signs a customer in by the button, with what the guest had, and leads on', async () => {
    deviceStandIn()
    const { asked, said, shop } = await open()
    await press()
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    expect(shop.actors.session.getSnapshot().context.token).toBe('token-1')
    expect(asked.find(({ call }) => call === 'POST /auth/passkey')?.body).toEqual({
      credential: signed,
      guest_id: 'guest-1',
    })
    expect(said.map(({ text }) => text)).toEqual(['Sign in successfully.'])
  })

  it('offers passkeys in the field of the form, where the browser can', async () => {
    const { get } = deviceStandIn({ inFields: true })
    await open()
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    expect(get.mock.calls[0]![0]).toMatchObject({ mediation: 'conditional' })
  })

  it('lets the button take over from the field', async () => {
    const { get } = deviceStandIn({ inFields: true })
    get.mockImplementationOnce(
      ({ signal }) =>
        new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
    )
    await open()
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
    await press()
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    expect(get.mock.calls[0]![0].signal!.aborted).toBe(true)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['closes the question', closed, 'No passkey was used. Try again, or sign in another way.'],
    [
      'has a device that cannot',
      Object.assign(new Error('No'), { name: 'SecurityError' }),
      'This device cannot use passkeys here. Sign in another way.',
    ],
  ])('says so to a customer who %s', async (_, error, text) => {
    const { get } = deviceStandIn()
    get.mockRejectedValue(error)
    await open()
    await press()
    await waitFor(() => expect(alerts()).toContain(text))
    expect(screen.getByLabelText(/^Email or phone/)).toBeTruthy()
  })

  it('says why the server refused a passkey, and keeps what was typed', async () => {
    deviceStandIn()
    await open({
      'POST /auth/passkey': () => Response.json({ errors: unknown.errors }, { status: 403 }),
    })
    await userEvent.type(await screen.findByLabelText(/^Email or phone/), 'layla')
    await press()
    await waitFor(() => expect(alerts()).toContain('This passkey does not work here. Sign in another way.'))
    expect(screen.getByDisplayValue('layla')).toBeTruthy()
  })

  it('says that no answer came, and tries again', async () => {
    deviceStandIn()
    let tries = 0
    await open({ 'POST /auth/passkey': () => (++tries > 1 ? session : offline()) })
    await press()
    await waitFor(() => expect(alerts().join('')).not.toBe(''))
    await press()
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
  })

  it('leads a customer whose phone is to be verified to that page', async () => {
    deviceStandIn()
    await open(
      { 'POST /auth/passkey': () => ({ ...session, is_phone_verified: 0 }) },
      { customer_verification: 1 },
    )
    await press()
    await waitFor(() => expect(window.location.pathname).toBe('/auth/verify-phone'))
    expect(window.location.search).toBe('?next=%2Fwallet')
  })
})
