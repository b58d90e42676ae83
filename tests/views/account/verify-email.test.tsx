import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { VerifyEmail } from '#src/features/account/verify-email.part.tsx'
import { renderShop } from '#tests/views/shop.tsx'

const sent = { message: 'We have sent you a code.', resend_in: 60, expires_in: 600 }

const open = () =>
  renderShop(<VerifyEmail email="layla@souk.example" />, {
    token: 'token-1',
    namespaces: ['account', 'auth'],
    answers: {
      'POST /customer/email-code': () => sent,
      'POST /customer/verify-email': () => ({ message: 'Your email is verified.' }),
    },
  })

it('no code is sent before the customer asks for it', async () => {
  const { asked } = await open()
  expect(await screen.findByText('Your email is not verified yet.')).toBeTruthy()
  expect(asked.filter(({ call }) => call.startsWith('POST /customer'))).toEqual([])
})

it('a customer who enters the code reads that the email is verified, and the question is gone', async () => {
  const { asked, said } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Verify email' }))
  const dialog = await screen.findByRole('dialog', { name: 'Verify your email' })
  expect(within(dialog).getByText('layla@souk.example')).toBeTruthy()
  await userEvent.type(await within(dialog).findByLabelText(/^Code/), '123456')
  await waitFor(() => expect(said).toEqual([{ kind: 'success', text: 'Your email is verified.' }]))
  expect(asked.filter(({ call }) => call === 'POST /customer/verify-email').map(({ body }) => body)).toEqual([
    { otp: '123456' },
  ])
  expect(screen.queryByText('Your email is not verified yet.')).toBeNull()
})

it('a customer who closes the question can ask again', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Verify email' }))
  const dialog = await screen.findByRole('dialog', { name: 'Verify your email' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Verify email' })).toBeTruthy()
})
