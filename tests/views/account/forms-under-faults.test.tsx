import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Route } from 'wouter'
import { Screen as Profile } from '#app/profile.part.tsx'
import { writeTab } from '#browser/tab-storage.ts'
import { untyped } from '#machines/rules/social-form.ts'
import { Screen as Passkeys } from '#src/features/account/passkeys.screen.tsx'
import { Screen as Sessions } from '#src/features/account/sessions.screen.tsx'
import { Screen as ResetPassword } from '#src/features/auth/reset-password.screen.tsx'
import { Screen as SignInCode } from '#src/features/auth/sign-in-code.screen.tsx'
import { Screen as SocialReturn } from '#src/features/auth/social-return.screen.tsx'
import { Screen as VerifyPhone } from '#src/features/auth/verify-phone.screen.tsx'
import { Screen as Diet } from '#src/features/diet/diet.screen.tsx'
import { dietShown } from '#src/shared/diet/diet-parts.part.tsx'
import { session } from '#tests/machines/samples/codes.ts'
import { listOf, laptop as passkey } from '#tests/machines/samples/passkeys.ts'
import { laptop, phone as mobile } from '#tests/machines/samples/sessions.ts'
import { newcomer, phoneTaken } from '#tests/machines/samples/social.ts'
import { everyFault } from '#tests/support/faults.ts'
import { faultyCall } from '#tests/views/faulty-call.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

beforeAll(() => standInForSight(false))
afterEach(() => dietShown.set(undefined))

const sent = { message: 'If an account exists, we have sent a code.', resend_in: 60, expires_in: 600 }
const customer = {
  f_name: 'Layla',
  l_name: 'Haddad',
  email: 'layla@souk.example',
  phone: '+971501234567',
  created_at: '2026-01-05T08:00:00.000Z',
  interest: [],
  selected_modules_for_interest: [],
}
const wrongPassword = () =>
  Response.json({ errors: [{ code: 'auth-001', message: 'Wrong password' }] }, { status: 401 })

type Options = NonNullable<Parameters<typeof renderShop>[1]>
const open = (view: ReactNode, options: Options) =>
  act(() => renderShop(view, { namespaces: ['auth', 'account'], ...options }))

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const at = () => window.location.pathname
const isAt = (path: string) => waitFor(() => expect(at()).toBe(path))
const textOf = (element: Element | null) => element?.textContent ?? ''
/** A heading or a field of a dialog hides the page behind from roles, and not from the customer. */
const alerts = () => screen.queryAllByRole('alert', { hidden: true }).map(textOf).join(' ')
const codeField = () => screen.findByLabelText<HTMLInputElement>(/^Code/)
/** A whole code is sent at once. */
const typeCode = async () => {
  const field = await codeField()
  await userEvent.clear(field)
  await userEvent.type(field, '123456')
}
/** A refused code says so at its field, and no answer above the form. */
const codeProblem = () => {
  const ties = screen.getByLabelText(/^Code/).getAttribute('aria-describedby') ?? ''
  return [alerts(), ...ties.split(' ').map((id) => textOf(document.getElementById(id)))].join(' ')
}
const codeIsSaved = async () => expect((await codeField()).value).toBe('123456')

const forgot = (answers: Answers) =>
  open(<Route path="/auth/forgot-password" component={ResetPassword} />, {
    at: '/auth/forgot-password',
    answers: { 'POST /auth/forgot-password': () => sent, ...answers },
  })
const nameAccount = async () => {
  await userEvent.type(await screen.findByLabelText(/^Email or phone/), 'layla@souk.example')
  await press('Send the code')
}

it('the request for a code names its recipient under every fault, and can be made again', async () => {
  const line = faultyCall(() => sent)
  await forgot({ 'POST /auth/forgot-password': line.answer })
  await line.throughFaults({
    send: (fault) => (fault === everyFault[0] ? nameAccount() : press('Send another code')),
    isSaved: () => expect(screen.getByText('layla@souk.example')).toBeTruthy(),
    says: alerts,
  })
  await press('Send another code')
  expect(await screen.findByRole('timer')).toBeTruthy()
})

it('the code of a forgotten password is kept under every fault, and can be sent again', async () => {
  const line = faultyCall(() => ({ message: 'The code is correct.' }))
  await forgot({ 'POST /auth/verify-token': line.answer })
  await nameAccount()
  await line.throughFaults({
    send: (fault) => (fault === everyFault[0] ? typeCode() : press('Continue')),
    isSaved: codeIsSaved,
    says: codeProblem,
  })
  await press('Continue')
  expect(await screen.findByLabelText(/^New password/)).toBeTruthy()
})

it('a new password is kept under every fault, and can be sent again', async () => {
  const line = faultyCall(() => ({ message: 'Your password has been changed.' }))
  let login: () => unknown = wrongPassword
  await forgot({
    'POST /auth/verify-token': () => ({ message: 'The code is correct.' }),
    'PUT /auth/reset-password': line.answer,
    'POST /auth/login': () => login(),
  })
  await nameAccount()
  await typeCode()
  const fields = async () => [
    await screen.findByLabelText<HTMLInputElement>(/^New password/),
    screen.getByLabelText<HTMLInputElement>(/^Confirm password/),
  ]
  for (const field of await fields()) await userEvent.type(field, 'quiet harbour 7')
  const send = async () => {
    await press('Change password')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change password' }),
    )
  }
  await line.throughFaults({
    send,
    isSaved: async () => {
      for (const { value } of await fields()) expect(value).toBe('quiet harbour 7')
    },
    says: alerts,
  })
  login = () => session
  await send()
  await isAt('/home')
})

it('the code that verifies a phone is kept under every fault, and can be sent again', async () => {
  writeTab(window, 'waitingSignIn', { token: 'waits', phone: '+971501234567' })
  const line = faultyCall(() => session)
  await open(<Route path="/auth/verify-phone" component={VerifyPhone} />, {
    at: '/auth/verify-phone?next=%2Fcheckout',
    answers: { 'POST /auth/verify-phone/send': () => sent, 'POST /auth/verify-phone': line.answer },
  })
  await line.throughFaults({
    send: (fault) => (fault === everyFault[0] ? typeCode() : press('Continue')),
    isSaved: codeIsSaved,
    says: codeProblem,
  })
  await press('Continue')
  await isAt('/checkout')
})

it('the code that signs in is kept under every fault, and can be sent again', async () => {
  const line = faultyCall(() => session)
  await open(<Route path="/auth/sign-in-code" component={SignInCode} />, {
    at: '/auth/sign-in-code?next=%2Fcheckout',
    answers: { 'POST /auth/login-code': () => sent, 'POST /auth/login': line.answer },
  })
  await userEvent.type(await screen.findByLabelText(/^Phone/), '501234567')
  await press('Send the code')
  await line.throughFaults({
    send: (fault) => (fault === everyFault[0] ? typeCode() : press('Continue')),
    isSaved: codeIsSaved,
    says: codeProblem,
  })
  await press('Continue')
  await isAt('/checkout')
})

it('the phone of a new account is kept under every fault, and can be sent again', async () => {
  const away = { medium: 'google', state: 'state-1', nonce: 'nonce-1', next: '/wallet', typed: untyped }
  sessionStorage.setItem('souk.socialAway', JSON.stringify(away))
  const line = faultyCall(() => session)
  await open(<SocialReturn />, {
    at: '/auth/social-return#state=state-1&id_token=id-token-1',
    config: { social_login: [{ login_medium: 'google', client_id: 'client-g' }], country: 'AE' },
    answers: { 'POST /auth/social-login': () => newcomer, 'POST /auth/social-register': line.answer },
  })
  const phone = () => screen.getByLabelText<HTMLInputElement>(/^Phone/).value.replace(/\D/g, '')
  await userEvent.type(await screen.findByLabelText(/^Phone/), '501234567')
  await line.throughFaults({
    send: () => press('Create account'),
    isSaved: () => expect(phone()).toBe('501234567'),
    says: alerts,
  })
  await press('Create account')
  await isAt('/wallet')
})

it('the password that claims an account is kept under every fault, and can be sent again', async () => {
  const away = { medium: 'google', state: 'state-1', nonce: 'nonce-1', next: '/wallet', typed: untyped }
  sessionStorage.setItem('souk.socialAway', JSON.stringify(away))
  const line = faultyCall(() => session)
  await open(<SocialReturn />, {
    at: '/auth/social-return#state=state-1&id_token=id-token-1',
    config: { social_login: [{ login_medium: 'google', client_id: 'client-g' }], country: 'AE' },
    answers: {
      'POST /auth/social-login': () => newcomer,
      'POST /auth/social-register': () => Response.json(phoneTaken, { status: phoneTaken.status }),
      'POST /auth/login': line.answer,
      'POST /customer/social-link': () => ({ message: 'From now on you can sign in with Google.' }),
    },
  })
  await userEvent.type(await screen.findByLabelText(/^Phone/), '501234567')
  await press('Create account')
  await press('It is my account')
  await userEvent.type(await screen.findByLabelText(/^Password/), 'long enough')
  await line.throughFaults({
    send: () => press('Sign in'),
    isSaved: () => expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('long enough'),
    says: alerts,
  })
  await press('Sign in')
  await isAt('/wallet')
})

it.each([
  ['POST /customer/sessions', 'Sign out Safari on iPhone', [laptop, mobile]],
  [
    'POST /customer/sessions/others',
    'Sign out all other devices',
    [laptop, mobile, { ...mobile, id: 'third' }],
  ],
])(
  'the list of devices stays under every fault of %s, and can be asked again',
  async (call, button, sessions) => {
    const line = faultyCall(() => ({ sessions: [laptop] }))
    const { said } = await open(<Sessions />, {
      at: '/profile?page=sessions',
      token: 'token-1',
      answers: {
        'GET /customer/info': () => customer,
        'GET /customer/sessions': () => ({ sessions }),
        [call]: line.answer,
      },
    })
    const end = async () => {
      await press(button)
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }),
      )
    }
    await line.throughFaults({
      send: end,
      // A refusal is a toast, and the list is read again; a request without an answer is settled by the list, which says so.
      isSaved: async () =>
        expect(await screen.findAllByRole('listitem', { hidden: true })).toHaveLength(sessions.length),
      says: alerts,
      said,
    })
    await end()
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  },
)

it('the chosen interests stay under every fault, and can be sent again', async () => {
  const categories = [3, 5].map((id) => ({ id, name: `Kind ${id}`, image_full_url: null, childes: [] }))
  const line = faultyCall(() => ({ message: 'Updated successfully.' }))
  const { said } = await open(<Profile />, {
    at: '/interest',
    token: 'token-1',
    answers: {
      'GET /categories': () => categories,
      'GET /customer/info': () => customer,
      'GET /module': () => [{ id: 1, module_type: 'food', module_name: 'Food' }],
      'POST /customer/update-interest': line.answer,
    },
  })
  const tile = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  await userEvent.click(await tile('Kind 5'))
  await line.throughFaults({
    send: () => press('Save'),
    isSaved: async () =>
      expect([(await tile('Kind 3')).checked, (await tile('Kind 5')).checked]).toEqual([false, true]),
    says: alerts,
    said,
  })
  await press('Save')
  await isAt('/home')
})

it('the chosen diet stays under every fault, and can be sent again', async () => {
  const nothing = { allergens: [], diets: [], hide: 'nothing', is_chosen: false }
  const line = faultyCall((body) => ({ ...(body as object), is_chosen: true }))
  await open(<Diet />, {
    at: '/profile?page=diet',
    token: 'token-1',
    answers: {
      'GET /diet': () => ({ allergens: [{ key: 'gluten', name: 'Gluten', items_count: 3 }], diets: [] }),
      'GET /customer/diet': () => nothing,
      'PUT /customer/diet': line.answer,
    },
  })
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Gluten' })
  await line.throughFaults({
    send: async (fault) => (fault === everyFault[0] ? userEvent.click(await box()) : press('Try again')),
    isSaved: async () => expect((await box()).checked).toBe(true),
    says: alerts,
    isWordedAlike: true,
  })
  await press('Try again')
  await waitFor(() => expect(screen.queryByText(/couldn’t save your choice/)).toBeNull())
})

const openPasskeys = (answers: Answers) =>
  open(<Passkeys />, {
    at: '/profile?page=passkeys',
    token: 'token-1',
    answers: {
      'GET /customer/passkeys': () => listOf(passkey),
      'GET /customer/info': () => customer,
      ...answers,
    },
  })

it('the new name of a passkey is kept under every fault, and can be sent again', async () => {
  const line = faultyCall(() => listOf({ ...passkey, name: 'Laptop of work' }))
  await openPasskeys({ 'PUT /customer/passkeys/laptop': line.answer })
  await press('Rename Laptop')
  const dialog = within(await screen.findByRole('dialog', { name: 'Name this passkey' }))
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await userEvent.type(dialog.getByLabelText(/^Name/), ' of work')
  await line.throughFaults({
    send: save,
    isSaved: () => expect(dialog.getByDisplayValue('Laptop of work')).toBeTruthy(),
    says: alerts,
  })
  await save()
  expect(await screen.findByText('Laptop of work')).toBeTruthy()
})

it('a passkey that is to be removed stays under every fault, and can be removed later', async () => {
  const line = faultyCall(() => listOf())
  const { said } = await openPasskeys({ 'DELETE /customer/passkeys/laptop': line.answer })
  const remove = async () => {
    await press('Remove Laptop')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    )
  }
  await line.throughFaults({
    send: remove,
    isSaved: () => expect(screen.getAllByText('Laptop').length).toBeGreaterThan(0),
    says: alerts,
    said,
  })
  await remove()
  expect(await screen.findByText('No passkeys yet')).toBeTruthy()
})
