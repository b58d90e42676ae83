import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Screen } from '#src/features/auth/sign-in.screen.tsx'
import { laptop, listOf, session } from '#tests/machines/samples/passkeys.ts'
import { deviceStandIn } from '#tests/views/device-stand-in.ts'
import { renderShop } from '#tests/views/shop.tsx'

const OFFER = 'Sign in without a password next time'

/** A device that has no passkey, and may be able to keep one. */
const device = (keeps: boolean) => {
  deviceStandIn()
  Object.assign(globalThis.PublicKeyCredential, {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => keeps,
  })
}

/** A customer signs in by the password. */
async function signIn(passkeys: object = listOf()) {
  const shop = await act(() =>
    renderShop(<Screen />, {
      at: '/auth/sign-in',
      namespaces: ['auth', 'account'],
      answers: {
        'POST /auth/login': () => session,
        'GET /customer/passkeys': () => passkeys,
      },
    }),
  )
  await userEvent.type(await screen.findByLabelText(/^Email or phone/), 'layla@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'harbour-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  return shop
}
const texts = (said: { text: string }[]) => said.map(({ text }) => text)
const asksForList = ({ asked }: { asked: { call: string }[] }) =>
  asked.some(({ call }) => call === 'GET /customer/passkeys')

describe('the offer of a passkey', () => {
  it('comes after a sign-in, once in each browser, and leads to the passkeys', async () => {
    device(true)
    const { said } = await signIn()
    await waitFor(() => expect(texts(said)).toEqual(['Sign in successfully.', OFFER]))
    expect(localStorage.getItem('passkeyOffered')).toBe('true')
    act(() => said[1]!.action!.run())
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/profile?page=passkeys',
    )
  })

  it('does not come to a customer who has a passkey', async () => {
    device(true)
    const shop = await signIn(listOf(laptop))
    await waitFor(() => expect(asksForList(shop)).toBe(true))
    expect(texts(shop.said)).toEqual(['Sign in successfully.'])
    expect(localStorage.getItem('passkeyOffered')).toBeNull()
  })

  it('does not come a second time', async () => {
    device(true)
    localStorage.setItem('passkeyOffered', 'true')
    const shop = await signIn()
    await import('#src/features/account/offer-passkey.ts')
    expect(texts(shop.said)).toEqual(['Sign in successfully.'])
    expect(asksForList(shop)).toBe(false)
  })

  it('does not come on a device that keeps no passkeys', async () => {
    device(false)
    const shop = await signIn()
    await import('#src/features/account/offer-passkey.ts')
    expect(asksForList(shop)).toBe(false)
    expect(texts(shop.said)).toEqual(['Sign in successfully.'])
  })
})
