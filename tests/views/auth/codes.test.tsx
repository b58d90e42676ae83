import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { readTab, writeTab } from '#browser/tab-storage.ts'
import type { Config } from '#openapi/generated/client.ts'
import { Screen as ResetPassword } from '#src/features/auth/reset-password.screen.tsx'
import { Screen as SignIn } from '#src/features/auth/sign-in.screen.tsx'
import { Screen as SignInCode } from '#src/features/auth/sign-in-code.screen.tsx'
import { Screen as VerifyPhone } from '#src/features/auth/verify-phone.screen.tsx'
import { renderShop } from '#tests/views/shop.tsx'

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']

const at = () => window.location.pathname + window.location.search
const sent = { message: 'If an account exists, we have sent a code.', resend_in: 60, expires_in: 600 }
const refused = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ code, message }] }, { status, headers })
const codeField = () => screen.findByLabelText<HTMLInputElement>(/^Code/)

const open = (answers: Answers = {}) =>
  renderShop(<Route path="/auth/forgot-password" component={ResetPassword} />, {
    namespaces: ['auth'],
    at: '/auth/forgot-password',
    answers: { 'POST /auth/forgot-password': () => sent, ...answers },
  })

const name = async (who = 'layla@souk.example') => {
  await userEvent.type(await screen.findByLabelText(/^Email or phone/), who)
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
}

describe('the way to another password', () => {
  const signIn = (one_time_codes: Config['one_time_codes']) =>
    renderShop(<Route path="/auth/sign-in" component={SignIn} />, {
      namespaces: ['auth'],
      at: '/auth/sign-in?next=%2Fcheckout',
      config: { one_time_codes },
    })

  it('stands beside the password, and remembers where the customer was going', async () => {
    await signIn({ length: 6, outbox_url: null })
    const link = await screen.findByRole('link', { name: 'Forgot your password?' })
    expect(link.getAttribute('href')).toBe('/auth/forgot-password?next=%2Fcheckout')
  })

  it('is not offered by a shop that sends no codes', async () => {
    await signIn(null)
    await screen.findByLabelText(/Email or phone/)
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull()
  })
})

describe('the code', () => {
  it('went where the page says, in the words of the server, and another can be asked for in a minute', async () => {
    await open()
    await name()
    await codeField()
    expect(screen.getByText('layla@souk.example')).toBeTruthy()
    expect(screen.getAllByText(sent.message).length).toBeGreaterThan(0)
    expect((await screen.findByRole('timer')).textContent).toMatch(
      /^You can ask for another code in (1:00|0:59)$/,
    )
    expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull()
  })

  it('can be seen in the outbox of the demo', async () => {
    await open()
    await name()
    const outbox = await screen.findByRole('link', { name: 'See the code' })
    expect(outbox.getAttribute('href')).toBe('/outbox')
  })

  it('that was asked for too often says how many minutes to wait', async () => {
    await open({
      'POST /auth/forgot-password': () =>
        refused(405, 'otp_block_time', 'Wait 3600 seconds.', { 'retry-after': '3600' }),
    })
    await name()
    expect((await screen.findByRole('timer')).textContent).toMatch(/(60:00|59:59)$/)
    expect(screen.getByRole('alert').textContent).toBe('Wait 3600 seconds.')
    expect(screen.getByText('We send the code to', { exact: false })).toBeTruthy()
  })

  it('that could not be sent is asked for again', async () => {
    let isDown = true
    const { asked } = await open({
      'POST /auth/forgot-password': () => (isDown ? refused(503, 'unavailable', 'Not available.') : sent),
    })
    await name()
    const again = await screen.findByRole('button', { name: 'Send another code' })
    expect(screen.getByRole('alert').textContent).not.toBe('')
    isDown = false
    await userEvent.click(again)
    await screen.findByRole('timer')
    expect(asked.filter(({ call }) => call === 'POST /auth/forgot-password')).toHaveLength(2)
  })

  it('is sent as soon as it is whole, and a wrong one is selected for the next', async () => {
    const { asked } = await open({
      'POST /auth/verify-token': () => refused(403, 'reset_token', 'The code is wrong or has expired.'),
    })
    await name()
    const field = await codeField()
    await userEvent.type(field, '12 34')
    expect(field.value).toBe('1234')
    await userEvent.type(field, '56')
    await screen.findByText('The code is wrong or has expired.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
    expect(asked.find(({ call }) => call === 'POST /auth/verify-token')?.body).toEqual({
      email: 'layla@souk.example',
      verification_method: 'email',
      reset_token: '123456',
    })
  })

  it('that lacks digits says how many there are', async () => {
    await open()
    await name()
    await userEvent.type(await codeField(), '123')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Enter all 6 digits')).toBeTruthy()
  })

  it('of a mistyped address is left for the address, which stays typed', async () => {
    await open()
    await name()
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Email or phone/).value).toBe('layla@souk.example')
  })
})

describe('the phone of a new customer', () => {
  const verify = (answers: Answers = {}) =>
    renderShop(<Route path="/auth/verify-phone" component={VerifyPhone} />, {
      namespaces: ['auth'],
      at: '/auth/verify-phone?next=%2Fcheckout',
      answers: {
        'POST /auth/verify-phone/send': () => sent,
        'GET /customer/cart/list': () => [],
        ...answers,
      },
    })

  it('is proven with the token that waits for it, and the customer goes on', async () => {
    writeTab(window, 'waitingSignIn', { token: 'waits', phone: '+971501234567' })
    const { asked, said } = await verify({ 'POST /auth/verify-phone': () => ({ token: 'token-of-layla' }) })
    await userEvent.type(await codeField(), '123456')
    await waitFor(() => expect(at()).toBe('/checkout'))
    expect(asked.find(({ call }) => call === 'POST /auth/verify-phone')?.body).toMatchObject({
      phone: '+971501234567',
      otp: '123456',
      token: 'waits',
    })
    expect(said).toEqual([{ kind: 'success', text: 'Logged in successfully' }])
    expect(sessionStorage.getItem('souk.waitingSignIn')).toBeNull()
  })

  it.each([
    ['a sign-up, which has sent a code', { isNew: true } as const],
    ['a reload', {}],
  ])('is not told to wait after %s: the page says where the code went', async (_, also) => {
    writeTab(window, 'waitingSignIn', { token: 'waits', phone: '+971501234567', ...also })
    const wait = 'Wait 58 seconds and ask for a new code.'
    await verify({
      'POST /auth/verify-phone/send': () => refused(405, 'otp_block_time', wait, { 'retry-after': '58' }),
    })
    const label = await screen.findByText(/^We sent a code to/, { selector: 'p' })
    expect(label.textContent).toContain('We sent a code to +971501234567')
    expect((await screen.findByRole('timer')).textContent).toMatch(/0:5[78]$/)
    expect(screen.queryByText(wait)).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('is welcomed who has just signed up', async () => {
    writeTab(window, 'waitingSignIn', { token: 'waits', phone: '+971501234567', isNew: true })
    await verify({ 'POST /auth/verify-phone': () => ({ token: 'token-of-layla' }) })
    await userEvent.type(await codeField(), '123456')
    await waitFor(() => expect(at()).toBe('/checkout'))
    await waitFor(() => expect(window.history.state.overlay).toEqual({ name: 'welcome' }))
  })

  it('can be proven another time', async () => {
    writeTab(window, 'waitingSignIn', { token: 'waits', phone: '+971501234567' })
    await verify()
    await userEvent.click(await screen.findByRole('button', { name: 'Later, continue as a guest' }))
    await waitFor(() => expect(at()).toBe('/checkout'))
    expect(localStorage.getItem('token')).toBeNull()
    cleanup()
    // The page knows the number and the code when the customer comes back to it.
    const { asked } = await verify()
    await codeField()
    expect(screen.getByText(/^We sent a code to/, { selector: 'p' }).textContent).toContain('+971501234567')
    expect(asked.map(({ call }) => call)).not.toContain('POST /auth/verify-phone/send')
  })

  const minutesAgo = (minutes: number) => ({
    phone: '+971507654321',
    resend_at: Date.now() - (minutes - 1) * 60_000,
    ends_at: Date.now() - (minutes - 10) * 60_000,
  })

  it('gets no other code from a page that is loaded again after two minutes: the one before works', async () => {
    const code = minutesAgo(2)
    writeTab(window, 'waitingSignIn', { token: 'waits', phone: '+971501234567', code })
    const { asked } = await verify({ 'POST /auth/verify-phone': () => ({ token: 'token-of-layla' }) })
    const label = await screen.findByText(/^We sent a code to/, { selector: 'p' })
    expect(label.textContent).toContain('We sent a code to +971507654321')
    expect(await screen.findByRole('button', { name: 'Send another code' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('')
    await userEvent.type(await codeField(), '123456')
    await waitFor(() => expect(at()).toBe('/checkout'))
    expect(asked.map(({ call }) => call)).not.toContain('POST /auth/verify-phone/send')
  })

  it('is told after a reload that the code has expired, and gets another by a press, which the tab notes', async () => {
    const code = minutesAgo(11)
    writeTab(window, 'waitingSignIn', { token: 'waits', phone: '+971501234567', code })
    const { asked } = await verify()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('This code has expired. Ask for another one.'),
    )
    expect(asked.map(({ call }) => call)).not.toContain('POST /auth/verify-phone/send')
    await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
    expect(asked.find(({ call }) => call === 'POST /auth/verify-phone/send')?.body).toMatchObject({
      phone: '+971507654321',
      token: 'waits',
    })
    const stored = readTab(window, 'waitingSignIn')!.code!
    expect(stored.phone).toBe('+971507654321')
    expect(stored.ends_at).toBeGreaterThan(Date.now())
  })

  it('is asked for where it is not known', async () => {
    sessionStorage.removeItem('souk.waitingSignIn')
    const { asked } = await verify()
    await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }))
    expect(screen.getByText('phone number required')).toBeTruthy()
    expect(asked.some(({ call }) => call === 'POST /auth/verify-phone/send')).toBe(false)
  })
})

describe('signing in with a code', () => {
  const signIn = (answers: Answers = {}) =>
    renderShop(<Route path="/auth/sign-in-code" component={SignInCode} />, {
      namespaces: ['auth'],
      at: '/auth/sign-in-code?next=%2Fcheckout',
      answers: { 'POST /auth/login-code': () => sent, 'GET /customer/cart/list': () => [], ...answers },
    })

  it('needs no password, says what the server says, and goes where the customer was going', async () => {
    const { asked, said } = await signIn({
      'POST /auth/login': () => ({ token: 'token-of-layla', message: 'Your password no longer works.' }),
    })
    await userEvent.type(await screen.findByLabelText(/^Phone/), '501234567')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    await userEvent.type(await codeField(), '123456')
    await waitFor(() => expect(at()).toBe('/checkout'))
    expect(asked.find(({ call }) => call === 'POST /auth/login')?.body).toMatchObject({
      phone: '+971501234567',
      otp: '123456',
      login_type: 'otp',
    })
    expect(said).toEqual([{ kind: 'success', text: 'Your password no longer works.' }])
  })

  it('leads back to the password', async () => {
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Use your password instead' }))
    await waitFor(() => expect(at()).toBe('/auth/sign-in?next=%2Fcheckout'))
  })

  it('is offered on the sign-in page of a shop that says that it sends codes, and on no other', async () => {
    for (const [one_time_codes, offers] of [
      [{ length: 6, outbox_url: null }, 1],
      [null, 0],
      [undefined as unknown as null, 0],
    ] as const) {
      await renderShop(<Route path="/auth/sign-in" component={SignIn} />, {
        namespaces: ['auth'],
        at: '/auth/sign-in?next=%2Fcheckout',
        config: { one_time_codes },
      })
      await screen.findByLabelText(/Email or phone/)
      const links = screen.queryAllByRole('link', { name: 'Sign in with a code' })
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array(offers).fill('/auth/sign-in-code?next=%2Fcheckout'),
      )
      cleanup()
    }
  })
})
