import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untyped } from '#machines/rules/social-form.ts'
import type { SocialAway } from '#machines/rules/social-return.ts'
import { Screen as SignIn } from '#src/features/auth/sign-in.screen.tsx'
import { Screen as SignUp } from '#src/features/auth/sign-up.screen.tsx'
import { Screen as SocialReturn } from '#src/features/auth/social-return.screen.tsx'
import { session } from '#tests/machines/samples/codes.ts'
import {
  emailTaken,
  known,
  newcomer,
  notBelieved,
  phoneTaken,
  stranger,
} from '#tests/machines/samples/social.ts'
import { renderShop } from '#tests/views/shop.tsx'

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']
type Media = { login_medium: 'google' | 'apple' | 'facebook'; client_id: string; authorize_url?: string }[]

const KEPT = 'souk.socialAway'
const social_login: Media = [
  { login_medium: 'google', client_id: 'client-g' },
  { login_medium: 'facebook', client_id: 'client-f' },
  { login_medium: 'apple', client_id: 'client-a' },
]
const away: SocialAway = {
  medium: 'google',
  state: 'state-1',
  nonce: 'nonce-1',
  next: '/wallet',
  typed: untyped,
}
const proof = { token: 'id-token-1', medium: 'google', nonce: 'nonce-1' }

let left: string[] = []
beforeEach(() => {
  left = []
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)))
})
afterEach(() => vi.restoreAllMocks())

const offline = () => {
  throw new TypeError('Failed to fetch')
}
const refusing =
  ({ status, errors }: { status: number; errors: readonly object[] }) =>
  () =>
    Response.json({ errors }, { status })

const comeBack = async (
  answers: Answers = {},
  {
    hash = '#state=state-1&id_token=id-token-1',
    search = '',
    kept: stored = away as SocialAway | null,
    config = {},
  } = {},
) => {
  if (stored) sessionStorage.setItem(KEPT, JSON.stringify(stored))
  return act(() =>
    renderShop(<SocialReturn />, {
      at: `/auth/social-return${search}${hash}`,
      namespaces: ['auth'],
      config: { social_login, country: 'AE', ...config },
      answers: { 'POST /auth/social-login': () => known, ...answers },
    }),
  )
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const heading = async (name: string) => expect(await screen.findByRole('heading', { name })).toBeTruthy()
const asks = (asked: { call: string }[]) =>
  asked.map(({ call }) => call).filter((call) => call.startsWith('POST'))
const typePhone = async () => userEvent.type(await screen.findByLabelText(/^Phone/), '501234567')

describe('the buttons of Google, Apple and Facebook', () => {
  const open = (view: React.ReactNode, at: string, config: { social_login: Media }) =>
    act(() => renderShop(view, { at, namespaces: ['auth'], config }))

  it('are missing in a shop that has no client there', async () => {
    await open(<SignIn />, '/auth/sign-in', { social_login: [] })
    expect(await screen.findByLabelText(/^Email or phone/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
    expect(screen.queryByText('or')).toBeNull()
  })

  it('lead to the medium with a state and a nonce that this tab keeps, and nothing is kept or loaded before', async () => {
    await open(<SignIn />, '/auth/sign-in?next=%2Fwallet', { social_login })
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy()
    expect(sessionStorage.getItem(KEPT)).toBeNull()
    expect(left).toEqual([])
    await press('Continue with Google')
    const to = new URL(left[0]!)
    const stored = JSON.parse(sessionStorage.getItem(KEPT)!)
    expect(to.origin + to.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'client-g',
      redirect_uri: `${window.location.origin}/auth/social-return`,
      response_type: 'id_token',
      scope: 'openid email profile',
      state: stored.state,
      nonce: stored.nonce,
    })
    expect(stored).toEqual({
      medium: 'google',
      state: expect.stringMatching(/^[0-9a-f]{64}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
      next: '/wallet',
      typed: untyped,
    })
    expect(stored.state).not.toBe(stored.nonce)
  })

  it('ask with other secrets each time', async () => {
    await open(<SignIn />, '/auth/sign-in', { social_login })
    await press('Continue with Google')
    await press('Continue with Google')
    const secrets = left.map((address) => {
      const { searchParams } = new URL(address)
      return { state: searchParams.get('state'), nonce: searchParams.get('nonce') }
    })
    expect(new Set(secrets.flatMap(({ state, nonce }) => [state, nonce])).size).toBe(4)
    expect(JSON.parse(sessionStorage.getItem(KEPT)!)).toMatchObject(secrets[1]!)
  })

  it.each([
    [
      'Apple',
      'https://appleid.apple.com/auth/authorize',
      {
        client_id: 'client-a',
        response_type: 'code id_token',
        response_mode: 'form_post',
        scope: 'name email',
      },
    ],
    [
      'Facebook',
      'https://www.facebook.com/dialog/oauth',
      { client_id: 'client-f', response_type: 'id_token', scope: 'openid email public_profile' },
    ],
  ])('ask %s as its documentation wants', async (name, address, asked) => {
    await open(<SignIn />, '/auth/sign-in', { social_login })
    await press(`Continue with ${name}`)
    const to = new URL(left[0]!)
    expect(to.origin + to.pathname).toBe(address)
    expect(Object.fromEntries(to.searchParams)).toMatchObject(asked)
  })

  it('lead to the shop’s own identity provider, where it names one', async () => {
    const own = {
      login_medium: 'google' as const,
      client_id: 'g',
      authorize_url: 'https://id.test/in?tenant=7',
    }
    await open(<SignIn />, '/auth/sign-in', { social_login: [own] })
    await press('Continue with Google')
    expect(left[0]).toMatch(/^https:\/\/id\.test\/in\?tenant=7&client_id=g&/)
  })

  it('keep the code of an invitation at sign-up', async () => {
    await open(<SignUp />, '/auth/sign-up?code=SARA7Q', { social_login })
    await press('Continue with Google')
    expect(JSON.parse(sessionStorage.getItem(KEPT)!).typed).toEqual({ ...untyped, ref_code: 'SARA7Q' })
  })

  it('the social buttons keep the code of a referral link that the tab opened before, at sign-in too', async () => {
    sessionStorage.setItem('souk.invitation', JSON.stringify('SARA7Q'))
    await open(<SignIn />, '/auth/sign-in', { social_login })
    await press('Continue with Google')
    expect(JSON.parse(sessionStorage.getItem(KEPT)!).typed).toEqual({ ...untyped, ref_code: 'SARA7Q' })
  })
})

describe('a customer who comes back', () => {
  it('is signed in and led on, and the token is nowhere any more', async () => {
    const { asked, said, shop } = await comeBack()
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    expect(asked.find(({ call }) => call === 'POST /auth/social-login')?.body).toEqual({
      ...proof,
      guest_id: 'guest-1',
    })
    expect(shop.actors.session.getSnapshot().context.token).toBe('token-1')
    expect(said.map(({ text }) => text)).toEqual(['Logged in successfully'])
    expect(window.location.href).not.toContain('id-token-1')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('id-token-1')
    expect(sessionStorage.getItem(KEPT)).toBeNull()
  })

  it('has the token taken out of the address before the server answers', async () => {
    await comeBack({ 'POST /auth/social-login': offline })
    await heading('Signing in with Google')
    expect(window.location.href).toMatch(/\/auth\/social-return$/)
    expect(sessionStorage.getItem(KEPT)).toBeNull()
  })

  it.each<[string, Parameters<typeof comeBack>[1]]>([
    ['that another tab asked for', { kept: null }],
    ['with the state of another question', { hash: '#state=state-2&id_token=id-token-1' }],
    ['without a state', { hash: '#id_token=id-token-1' }],
    ['with an empty state, while nothing waits', { hash: '#state=&id_token=id-token-1', kept: null }],
  ])('with an answer %s is not signed in, and the server is not asked', async (_, came) => {
    const { asked, shop } = await comeBack({}, came)
    await heading('This sign-in has ended')
    expect(asks(asked)).toEqual([])
    expect(shop.actors.session.getSnapshot().context.token).toBeNull()
    expect(window.location.href).not.toContain('id-token-1')
    await press('Back to sign in')
    await waitFor(() => expect(window.location.pathname).toBe('/auth/sign-in'))
  })

  it('is not signed in by a token in the query string', async () => {
    const { asked } = await comeBack({}, { hash: '', search: '?state=state-1&id_token=id-token-1' })
    await heading('Google could not sign you in')
    expect(asks(asked)).toEqual([])
    expect(window.location.search).toBe('')
  })

  it.each([
    ['#state=state-1&error=access_denied', ''],
    ['#state=state-1&error=user_cancelled_authorize', ''],
    ['', '?error=access_denied&error_reason=user_denied&state=state-1'],
  ])('after declining (%s%s) can try again or sign in another way', async (hash, search) => {
    const { asked } = await comeBack({}, { hash, search })
    await heading('You did not sign in')
    expect(asks(asked)).toEqual([])
    await press('Try again')
    await waitFor(() => expect(left).toHaveLength(1))
    expect(left[0]).toMatch(/^https:\/\/accounts\.google\.com\//)
    expect(JSON.parse(sessionStorage.getItem(KEPT)!)).toMatchObject({ medium: 'google', next: '/wallet' })
  })

  it('after a failure of the medium reads so, and can go back to the form', async () => {
    await comeBack({}, { hash: '#state=state-1&error=server_error&error_description=<b>boom</b>' })
    await heading('Google could not sign you in')
    expect(document.body.textContent).not.toContain('boom')
    await press('Back to sign in')
    await waitFor(() => expect(window.location.href).toMatch(/\/auth\/sign-in\?next=%2Fwallet$/))
  })

  it('sends the same token again when no answer came', async () => {
    let times = 0
    const { asked } = await comeBack({
      'POST /auth/social-login': () => (times++ === 0 ? offline() : known),
    })
    await heading('Signing in with Google')
    await press('Try again')
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    const bodies = asked.filter(({ call }) => call === 'POST /auth/social-login').map(({ body }) => body)
    expect(bodies).toEqual([
      { ...proof, guest_id: 'guest-1' },
      { ...proof, guest_id: 'guest-1' },
    ])
  })

  it('reads why the server refused', async () => {
    await comeBack({ 'POST /auth/social-login': refusing(notBelieved) })
    await heading('We could not sign you in')
    expect(screen.getByRole('alert').textContent).toBe(notBelieved.errors[0]!.message)
    await press('Try again')
    await waitFor(() => expect(left).toHaveLength(1))
  })
})

describe('a new customer', () => {
  const asNew = { 'POST /auth/social-login': () => newcomer }

  it('is asked for the phone alone, and has an account', async () => {
    const { asked, said } = await comeBack({ ...asNew, 'POST /auth/social-register': () => session })
    await heading('One more step')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/))
    expect(screen.queryByLabelText(/^First name/)).toBeNull()
    expect(screen.queryByLabelText(/^Email/)).toBeNull()
    await press('Create account')
    expect((await screen.findByLabelText(/^Phone/)).getAttribute('aria-invalid')).toBe('true')
    await typePhone()
    await press('Create account')
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    expect(asked.find(({ call }) => call === 'POST /auth/social-register')?.body).toEqual({
      ...proof,
      phone: '+971501234567',
      guest_id: 'guest-1',
    })
    expect(said.map(({ text }) => text)).toEqual(['Signup successfully.'])
  })

  it('is asked for what the medium does not say, and finds the names of Apple in the form', async () => {
    const user = encodeURIComponent(JSON.stringify({ name: { firstName: 'Mona', lastName: 'Saleh' } }))
    await comeBack(
      { 'POST /auth/social-login': () => stranger },
      { hash: `#state=state-1&id_token=id-token-1&user=${user}` },
    )
    const value = async (label: RegExp) => ((await screen.findByLabelText(label)) as HTMLInputElement).value
    expect(await value(/^First name/)).toBe('Mona')
    expect(await value(/^Last name/)).toBe('Saleh')
    expect(await value(/^Email/)).toBe('')
  })

  it('verifies the phone first, where the shop demands it', async () => {
    await comeBack(
      { ...asNew, 'POST /auth/social-register': () => ({ ...session, is_phone_verified: 0 }) },
      { config: { customer_verification: 1 } },
    )
    await typePhone()
    await press('Create account')
    await waitFor(() => expect(window.location.pathname).toBe('/auth/verify-phone'))
    expect(JSON.parse(sessionStorage.getItem('souk.waitingSignIn')!)).toEqual({
      token: 'token-1',
      phone: '+971501234567',
      isNew: true,
    })
  })

  it('keeps what was typed when no answer came, and when the token has become too old', async () => {
    let times = 0
    await comeBack({
      ...asNew,
      'POST /auth/social-register': () => (times++ === 0 ? offline() : refusing(notBelieved)()),
    })
    await typePhone()
    await press('Create account')
    expect(await screen.findByText(/connection/i)).toBeTruthy()
    await press('Create account')
    expect(await screen.findByText(notBelieved.errors[0]!.message)).toBeTruthy()
    await press('Try again')
    await waitFor(() => expect(left).toHaveLength(1))
    expect(JSON.parse(sessionStorage.getItem(KEPT)!).typed).toEqual({ ...untyped, phone: '+971501234567' })
  })
})

describe('a number that has an account', () => {
  const notLinked = 'Your accounts are not linked. Sign in with your password for now.'
  const taken = {
    'POST /auth/social-login': () => newcomer,
    'POST /auth/social-register': refusing(phoneTaken),
    'POST /auth/login': () => ({ ...session, token: 'token-9' }),
    'POST /customer/social-link': () => ({ message: 'From now on you can sign in with Google.' }),
  }
  const claim = async () => {
    await typePhone()
    await press('Create account')
    await press('It is my account')
    await heading('Sign in to your account')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Password/))
  }

  it('is linked once its owner has signed in to it, and they are led on', async () => {
    const { asked, said, shop } = await comeBack(taken)
    await claim()
    expect(((await screen.findByLabelText(/^Email or phone/)) as HTMLInputElement).value).toBe(
      '+971501234567',
    )
    await userEvent.type(screen.getByLabelText(/^Password/), 'long enough')
    await press('Sign in')
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    expect(asked.find(({ call }) => call === 'POST /customer/social-link')?.body).toEqual(proof)
    expect(shop.actors.session.getSnapshot().context.token).toBe('token-9')
    expect(said.map(({ text }) => text)).toEqual(['From now on you can sign in with Google.'])
  })

  it('is not linked by a wrong password', async () => {
    const wrong = { status: 401, errors: [{ code: 'auth-001', message: 'Wrong phone, email or password' }] }
    const { asked, shop } = await comeBack({ ...taken, 'POST /auth/login': refusing(wrong) })
    await claim()
    await userEvent.type(screen.getByLabelText(/^Password/), 'a guess')
    await press('Sign in')
    expect(await screen.findByText('Wrong phone, email or password')).toBeTruthy()
    expect(asks(asked)).not.toContain('POST /customer/social-link')
    expect(shop.actors.session.getSnapshot().context.token).toBeNull()
    await press('Go back')
    await heading('One more step')
    expect(screen.getByText(phoneTaken.errors[0]!.message)).toBeTruthy()
  })

  it('is proven by a code, where the shop sends codes', async () => {
    const sent = { message: 'Sent.', resend_in: 60, expires_in: 600 }
    const { asked } = await comeBack(
      { ...taken, 'POST /auth/login-code': () => sent },
      { config: { one_time_codes: { length: 6, outbox_url: null } } },
    )
    await claim()
    await press('Get a code instead')
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    expect(asked.find(({ call }) => call === 'POST /auth/login')?.body).toMatchObject({
      phone: '+971501234567',
      otp: '123456',
      login_type: 'otp',
    })
    expect(asks(asked)).toContain('POST /customer/social-link')
  })

  it('is proven by a code of Firebase, in a shop whose codes come from there', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ sessionInfo: 'session-1' }))
    const { asked, said } = await comeBack(
      {
        ...taken,
        'POST /auth/firebase-verify-token': () => ({
          ...session,
          token: 'token-9',
          message: 'Your phone is verified.',
        }),
      },
      {
        config: {
          one_time_codes: null,
          phone_by_firebase: { api_key: 'web-key', toolkit_url: 'https://toolkit.example' },
        },
      },
    )
    await claim()
    await press('Get a code instead')
    await press('Start the security check')
    for (const data of [{ challenge: 'ready' }, { challenge: 'solved', token: 'challenge-1' }])
      await act(async () => {
        window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }))
      })
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    expect(asked.find(({ call }) => call === 'POST /auth/firebase-verify-token')?.body).toMatchObject({
      sessionInfo: 'session-1',
      phoneNumber: '+971501234567',
      code: '123456',
    })
    expect(asks(asked)).not.toContain('POST /auth/login-code')
    expect(asks(asked)).toContain('POST /customer/social-link')
    expect(said.map(({ text }) => text)).toEqual([
      'Your phone is verified.',
      'From now on you can sign in with Google.',
    ])
    vi.unstubAllGlobals()
  })

  it('offers no code in a shop that sends none', async () => {
    await comeBack(taken, { config: { one_time_codes: null } })
    await claim()
    expect(screen.queryByRole('button', { name: 'Get a code instead' })).toBeNull()
  })

  it('is open to its owner although the link got no answer', async () => {
    const { said } = await comeBack({ ...taken, 'POST /customer/social-link': offline })
    await claim()
    await userEvent.type(screen.getByLabelText(/^Password/), 'long enough')
    await press('Sign in')
    expect(await screen.findByText('You are signed in. We could not link Google yet.')).toBeTruthy()
    await press('Continue without linking')
    await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['Logged in successfully', notLinked]))
  })

  it('is open to its owner, who is told so, although the server refuses the link', async () => {
    const { said } = await comeBack({ ...taken, 'POST /customer/social-link': refusing(phoneTaken) })
    await claim()
    await userEvent.type(screen.getByLabelText(/^Password/), 'long enough')
    await press('Sign in')
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['Logged in successfully', notLinked]))
  })

  it('is found by the address of the medium as well', async () => {
    await comeBack({ ...taken, 'POST /auth/social-login': refusing(emailTaken) })
    await heading('You have an account already')
    await press('It is my account')
    await heading('Sign in to your account')
    await press('Go back')
    await heading('You have an account already')
  })
})
