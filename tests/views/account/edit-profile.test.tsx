import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Config, CustomerInfo } from '#openapi/generated/client.ts'
import { EditProfile } from '#src/features/account/edit-profile.part.tsx'
import { renderShop } from '#tests/views/shop.tsx'

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']

const layla = {
  f_name: 'Layla',
  l_name: 'Haddad',
  phone: '+971501234567',
  email: 'layla@souk.example',
  social_id: null,
  is_phone_verified: 1,
  is_email_verified: 1,
} as CustomerInfo
const saved = { message: 'Your profile has been updated.' }
const refused = (code: string, message: string) =>
  Response.json({ errors: [{ code, message }] }, { status: 403 })

const open = (answers: Answers = {}, customer: Partial<CustomerInfo> = {}, config: Partial<Config> = {}) =>
  renderShop(<EditProfile customer={{ ...layla, ...customer }} />, {
    token: 'token-1',
    namespaces: ['account', 'auth'],
    config,
    answers: { 'PUT /customer/info': () => saved, ...answers },
  })

const change = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const sentOf = (asked: { call: string; body?: unknown }[]) =>
  asked.filter(({ call }) => call === 'PUT /customer/info').map(({ body }) => body)

it('a name is saved at once, without a password', async () => {
  const { asked, said } = await open()
  await change(/^First name/, 'Laila')
  await save()
  await waitFor(() => expect(said).toEqual([{ kind: 'success', text: saved.message }]))
  expect(sentOf(asked)).toEqual([{ f_name: 'Laila', l_name: 'Haddad', email: 'layla@souk.example' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the phone number is shown and cannot be changed', async () => {
  await open()
  expect((await screen.findByLabelText<HTMLInputElement>(/^Phone/)).disabled).toBe(true)
})

it('flaws stand at their fields, in the words of the specification', async () => {
  const { asked } = await open()
  await userEvent.clear(await screen.findByLabelText(/^First name/))
  await userEvent.clear(screen.getByLabelText(/^Last name/))
  await change(/^Email/, 'layla')
  await save()
  for (const text of ['name is required', 'last name required', 'Must be a valid email'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(sentOf(asked)).toEqual([])
})

it('another address needs the current password, and a wrong one is said in the dialog alone', async () => {
  let isRight = false
  const { asked, said } = await open({
    'PUT /customer/info': () => (isRight ? saved : refused('current_password', 'This is not your password.')),
  })
  await change(/^Email/, 'laila@souk.example')
  await save()
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  await userEvent.type(within(dialog).getByLabelText(/^Current password/), 'wrong')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(await screen.findAllByText('This is not your password.')).toHaveLength(1)
  isRight = true
  await userEvent.type(screen.getByLabelText(/^Current password/), 'harbour-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(said).toEqual([{ kind: 'success', text: saved.message }]))
  expect(sentOf(asked).at(-1)).toEqual({
    f_name: 'Layla',
    l_name: 'Haddad',
    email: 'laila@souk.example',
    current_password: 'harbour-2026',
  })
})

it('a customer who does not know the password sends a code along', async () => {
  const { asked } = await open({
    'POST /customer/confirmation-code': () => ({ message: 'Sent.', resend_in: 60, expires_in: 600 }),
  })
  await change(/^Email/, 'laila@souk.example')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code instead' }))
  await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
  await waitFor(() => expect(sentOf(asked)).toHaveLength(1))
  expect(sentOf(asked)[0]).toMatchObject({ email: 'laila@souk.example', otp: '123456' })
})

it('a customer of a social login has no password to change', async () => {
  await open({}, { social_id: 'google 7' })
  await screen.findByText('Password can not be updated while you are logged in by using social logins.')
  expect(screen.queryByLabelText(/^New password/)).toBeNull()
})

it('what was changed can be taken back, and nothing is sent when nothing is changed', async () => {
  const { asked } = await open()
  await change(/^First name/, 'Laila')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Layla')
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  await save()
  expect(screen.getByText('There is nothing to save.')).toBeTruthy()
  expect(sentOf(asked)).toEqual([])
})

it('an email that is not verified is offered to be verified, and a verified one is not', async () => {
  await open()
  await screen.findByLabelText(/^First name/)
  expect(screen.queryByRole('button', { name: 'Verify email' })).toBeNull()
})

it.each([
  ['an unverified email offers the way to verify it', { length: 6, outbox_url: null }, true],
  ['a shop without codes offers none', null, false],
] as const)('%s', async (_, one_time_codes, offers) => {
  await open({}, { is_email_verified: 0 }, { one_time_codes })
  await screen.findByLabelText(/^First name/)
  expect(screen.queryByRole('button', { name: 'Verify email' }) !== null).toBe(offers)
})

it('a shop without codes asks the owner for the password alone', async () => {
  await open({}, {}, { one_time_codes: null })
  await change(/^Email/, 'laila@souk.example')
  await save()
  await screen.findByRole('dialog', { name: 'Is it you?' })
  expect(screen.queryByRole('button', { name: 'Send me a code instead' })).toBeNull()
})

const ofFirebase = {
  one_time_codes: null,
  phone_by_firebase: { api_key: 'web-key', toolkit_url: 'https://toolkit.example' },
}
const newPassword = async () => {
  await change(/^New password/, 'seven red boats')
  await change(/^Confirm password/, 'seven red boats')
  await save()
}

it('a customer who has just signed in by Firebase chooses a password, and reads no question', async () => {
  const { asked, said } = await open({}, {}, ofFirebase)
  await newPassword()
  await waitFor(() => expect(said).toEqual([{ kind: 'success', text: saved.message }]))
  expect(sentOf(asked)).toEqual([
    expect.not.objectContaining({ current_password: expect.anything(), otp: expect.anything() }),
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a customer who signed in by Firebase earlier reads how a new password is chosen without the old one', async () => {
  const answers = { 'PUT /customer/info': () => refused('confirmation', 'Enter your current password.') }
  await open(answers, {}, ofFirebase)
  await newPassword()
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  expect(within(dialog).getByText(/log out, sign in with a code, and choose a new password/)).toBeTruthy()
  expect(within(dialog).queryByText('Enter your current password.')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: 'Send me a code instead' })).toBeNull()
})

it('a customer without a password in a shop without codes reads that the email stays', async () => {
  await open({}, { social_id: 'google 7' }, { one_time_codes: null })
  expect((await screen.findByLabelText<HTMLInputElement>(/^Email/)).disabled).toBe(true)
  expect(screen.getByText('To change your email, write to our support team.')).toBeTruthy()
})

it('the owner who enters no password reads that it is missing', async () => {
  const { asked } = await open()
  await change(/^Email/, 'laila@souk.example')
  await save()
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(
    within(dialog)
      .getByLabelText(/^Current password/)
      .getAttribute('aria-invalid'),
  ).toBe('true')
  expect(within(dialog).getByText('Fill in this field')).toBeTruthy()
  expect(sentOf(asked)).toEqual([])
})

it('a name that is refused says so at its field, and a refusal without a field above the form', async () => {
  const errors = [
    { code: 'f_name', message: 'The first name is too long.' },
    { code: 'rate', message: 'Too many requests.' },
  ]
  await open({ 'PUT /customer/info': () => Response.json({ errors }, { status: 403 }) })
  await change(/^First name/, 'Laila')
  await save()
  const field = screen.getByLabelText<HTMLInputElement>(/^First name/)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('The first name is too long.')).toHaveLength(1)
  expect(screen.getByText('Too many requests.')).toBeTruthy()
  expect(field.value).toBe('Laila')
})

it('a profile form that got no answer says so and keeps the typed text', async () => {
  await open({ 'PUT /customer/info': () => Response.json({ errors: [] }, { status: 503 }) })
  await change(/^First name/, 'Laila')
  await save()
  expect(await screen.findByText(/connection/i)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Laila')
})

it('a customer who leaves with changes is asked, stays with them, or goes', async () => {
  await open()
  await change(/^First name/, 'Laila')
  const link = document.createElement('a')
  link.href = '/home'
  document.body.append(link)
  await userEvent.click(link)
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Laila')
  expect(window.location.pathname).not.toBe('/home')
  await userEvent.click(link)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  link.remove()
})
