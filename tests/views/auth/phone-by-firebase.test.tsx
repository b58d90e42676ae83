import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { writeTab } from '#browser/tab-storage.ts'
import { Screen as SignIn } from '#src/features/auth/sign-in.screen.tsx'
import { Screen as VerifyPhone } from '#src/features/auth/verify-phone.screen.tsx'
import { session } from '#tests/machines/samples/codes.ts'
import { faultyCall } from '#tests/views/faulty-call.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const config = {
  one_time_codes: null,
  phone_by_firebase: { api_key: 'web-key', toolkit_url: 'https://toolkit.example' },
}
afterEach(() => vi.unstubAllGlobals())

const verify = async (answers: Answers = {}) => {
  writeTab(window, 'waitingSignIn', { token: 'waits', phone: '+971501234567' })
  vi.stubGlobal('fetch', async () => Response.json({ sessionInfo: 'session-1' }))
  return renderShop(<Route path="/auth/verify-phone" component={VerifyPhone} />, {
    at: '/auth/verify-phone?next=%2Fcheckout',
    namespaces: ['auth'],
    config,
    answers,
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const tell = (data: object) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }))
  })
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Security check by Google')
const codeField = () => screen.findByLabelText<HTMLInputElement>(/^Code/)
const passCheck = async () => {
  await press('Start the security check')
  await tell({ challenge: 'ready' })
  await tell({ challenge: 'solved', token: 'challenge-1' })
}

it('the page of a shop whose codes come from Firebase explains the check, and frames it once the customer presses', async () => {
  const { asked } = await verify()
  expect(await screen.findByText(/makes sure first that you're not a robot/)).toBeTruthy()
  expect(frame()).toBeNull()
  await press('Start the security check')
  expect(frame()?.getAttribute('src')).toBe('/challenge?lang=en&theme=light')
  expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(asked.some(({ call }) => call.startsWith('POST /auth'))).toBe(false)
})

it('a customer who passes the check enters the code, which is sent with its session and the waiting token', async () => {
  const { asked } = await verify({ 'POST /auth/firebase-verify-token': () => session })
  await passCheck()
  await userEvent.type(await codeField(), '123456')
  await waitFor(() => expect(window.location.pathname).toBe('/checkout'))
  expect(asked.find(({ call }) => call === 'POST /auth/firebase-verify-token')?.body).toMatchObject({
    sessionInfo: 'session-1',
    phoneNumber: '+971501234567',
    code: '123456',
    token: 'waits',
  })
})

it('a check that is held back is said to be, and the customer can go back to the number', async () => {
  await verify()
  await press('Start the security check')
  await tell({ challenge: 'blocked' })
  expect((await screen.findByRole('alert')).textContent).toContain("The security check didn't load")
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  await press('Change')
  expect(await screen.findByLabelText(/^Phone/)).toBeTruthy()
})

it('the code from Firebase is kept under every fault, and can be sent again', async () => {
  const line = faultyCall(() => session)
  await verify({ 'POST /auth/firebase-verify-token': line.answer })
  await passCheck()
  const field = await codeField()
  let isTyped = false
  await line.throughFaults({
    send: async () => {
      if (isTyped) return press('Continue')
      isTyped = true
      return userEvent.type(field, '123456')
    },
    isSaved: async () => expect((await codeField()).value).toBe('123456'),
    says: () => {
      const ties = screen.getByLabelText(/^Code/).getAttribute('aria-describedby') ?? ''
      const texts = ties.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
      return [screen.getByRole('alert').textContent, ...texts].join(' ')
    },
  })
  await press('Continue')
  await waitFor(() => expect(window.location.pathname).toBe('/checkout'))
})

it('the sign-in page of such a shop offers a code to the phone, and none for a forgotten password', async () => {
  await renderShop(<Route path="/auth/sign-in" component={SignIn} />, {
    at: '/auth/sign-in',
    namespaces: ['auth'],
    config,
  })
  await screen.findByLabelText(/Email or phone/)
  expect(screen.getByRole('link', { name: 'Sign in with a code' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull()
})
