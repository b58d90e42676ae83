import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { Screen as SignIn } from '#src/features/auth/sign-in.screen.tsx'
import { Screen as SignUp } from '#src/features/auth/sign-up.screen.tsx'
import { renderShop } from '#tests/views/shop.tsx'

const signIn = <Route path="/auth/sign-in" component={SignIn} />
const signUp = <Route path="/auth/sign-up" component={SignUp} />

const at = () => window.location.pathname + window.location.search
const checkout = encodeURIComponent('/checkout?page=cart')

describe('signing in', () => {
  const login = async () => {
    await userEvent.type(await screen.findByLabelText(/Email or phone/), 'layla@souk.example')
    await userEvent.type(screen.getByLabelText(/^Password/), 'harbour-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  }

  it('says so, keeps the token and goes where the customer was going', async () => {
    const { said } = await renderShop(signIn, {
      namespaces: ['auth'],
      at: `/auth/sign-in?next=${checkout}`,
      answers: {
        'POST /auth/login': () => ({ token: 'token-of-layla' }),
        'GET /customer/cart/list': () => [],
      },
    })
    await login()
    await waitFor(() => expect(at()).toBe('/checkout?page=cart'))
    expect(said).toEqual([{ kind: 'success', text: 'Sign in successfully.' }])
    expect(localStorage.getItem('token')).toBe('token-of-layla')
  })

  it('sends the device token of an earlier login, and keeps the new one', async () => {
    localStorage.setItem('deviceToken', 'device-1')
    const { asked } = await renderShop(signIn, {
      namespaces: ['auth'],
      at: '/auth/sign-in',
      answers: {
        'POST /auth/login': () => ({ token: 'token-of-layla', device_token: 'device-2' }),
        'GET /customer/cart/list': () => [],
      },
    })
    await login()
    await waitFor(() => expect(localStorage.getItem('deviceToken')).toBe('device-2'))
    expect(asked).toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ device_token: 'device-1' }) }),
    )
  })

  it('tells who comes from signing up that the account is ready', async () => {
    await renderShop(signIn, { namespaces: ['auth'], at: '/auth/sign-in?from=sign-up' })
    await screen.findByText('Your account is ready. Sign in to continue.')
  })

  it('the sign-in page tells a customer whose session has ended why they are here', async () => {
    await renderShop(signIn, { namespaces: ['auth'], at: '/auth/sign-in?next=%2Fhome&from=ended' })
    await screen.findByText(/^You were signed out: your session has ended, here or from another device/)
  })
})

describe('signing up', () => {
  const send = async () => {
    const fields: [label: RegExp, text: string][] = [
      [/^First name/, 'Noor'],
      [/^Last name/, 'Aziz'],
      [/^Phone/, '501234567'],
      [/^Email/, 'noor@souk.example'],
      [/^Password(?! again)/, 'lighthouse-2026'],
      [/^Confirm password/, 'lighthouse-2026'],
    ]
    await screen.findByLabelText(/^First name/)
    for (const [label, text] of fields) await userEvent.type(screen.getByLabelText(label), text)
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  }
  const answers = {
    'POST /auth/sign-up': () => ({ token: 'token-of-noor', is_phone_verified: 1 }),
    'GET /customer/cart/list': () => [],
  }

  it('says so, goes where the customer was going, and welcomes them there', async () => {
    const { said } = await renderShop(signUp, {
      namespaces: ['auth'],
      at: `/auth/sign-up?next=${checkout}`,
      answers,
    })
    await send()
    await waitFor(() => expect(at()).toBe('/checkout?page=cart'))
    expect(window.history.state).toMatchObject({ overlay: { name: 'welcome' } })
    expect(said).toEqual([{ kind: 'success', text: 'Signup successfully.' }])
    expect(localStorage.getItem('token')).toBe('token-of-noor')
  })

  it('a referral link is used once, also when the visitor looks at the shop first', async () => {
    const link = await renderShop(signUp, { namespaces: ['auth'], at: '/auth/sign-up?code=SARA7Q' })
    await screen.findByDisplayValue('SARA7Q')
    link.unmount()
    const later = await renderShop(signUp, { namespaces: ['auth'], at: '/auth/sign-up', answers })
    await screen.findByDisplayValue('SARA7Q')
    await send()
    await waitFor(() => expect(at()).toBe('/home'))
    expect(later.asked.find(({ call }) => call === 'POST /auth/sign-up')?.body).toMatchObject({
      ref_code: 'SARA7Q',
    })
    later.unmount()
    localStorage.removeItem('token')
    await renderShop(signUp, { namespaces: ['auth'], at: '/auth/sign-up' })
    expect((await screen.findByLabelText<HTMLInputElement>(/^Referral code/)).value).toBe('')
  })

  it('the latest referral link counts', async () => {
    for (const code of ['SARA7Q', 'OMAR2B']) {
      const { unmount } = await renderShop(signUp, { namespaces: ['auth'], at: `/auth/sign-up?code=${code}` })
      await screen.findByDisplayValue(code)
      unmount()
    }
    await renderShop(signUp, { namespaces: ['auth'], at: '/auth/sign-up' })
    await screen.findByDisplayValue('OMAR2B')
  })
})

describe('who is signed in already', () => {
  const signedIn = { token: 'token-of-layla', namespaces: ['auth'] as const }

  it('is not asked to sign in again', async () => {
    await renderShop(signIn, { ...signedIn, at: `/auth/sign-in?next=${checkout}` })
    await waitFor(() => expect(at()).toBe('/checkout?page=cart'))
    expect(screen.queryByLabelText(/Email or phone/)).toBeNull()
  })

  it('is not asked to sign up', async () => {
    await renderShop(signUp, { ...signedIn, at: '/auth/sign-up' })
    await waitFor(() => expect(at()).toBe('/home'))
  })

  it('leaves the form when they sign in in another tab', async () => {
    const { shop } = await renderShop(signIn, { namespaces: ['auth'], at: '/auth/sign-in' })
    await screen.findByLabelText(/Email or phone/)
    shop.actors.session.send({ type: 'session.changed', token: 'token-of-omar', guest_id: null })
    await waitFor(() => expect(at()).toBe('/home'))
  })
})
