import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { RemovalPreview } from '#openapi/generated/client.ts'
import { Screen } from '#src/features/account/delete-account.screen.tsx'
import { blocked, codeOnly, free, withMoney } from '#tests/machines/samples/removal.ts'
import { renderShop } from '#tests/views/shop.tsx'

type Options = NonNullable<Parameters<typeof renderShop>[1]>

const open = (preview: RemovalPreview | undefined, { answers, ...more }: Options = {}) =>
  act(() =>
    renderShop(<Screen />, {
      at: '/delete-account',
      namespaces: ['account', 'auth'],
      ...(preview && { token: 'token-1' }),
      answers: { 'GET /customer/removal': () => preview, ...answers },
      ...more,
    }),
  )
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('alertdialog'))
const refused = (code: string, message: string) =>
  Response.json({ errors: [{ code, message }] }, { status: 403 })

describe('the public page, signed out', () => {
  it('says what goes and what stays, and leads to both ways in and back', async () => {
    await open(undefined)
    expect(screen.getByRole('heading', { level: 1, name: 'Delete account' })).toBeTruthy()
    expect(screen.getByText('Conversations with all their pictures')).toBeTruthy()
    expect(screen.getByText(/Items and amounts of your orders/)).toBeTruthy()
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(to('Sign in')).toBe('/auth/sign-in?next=%2Fdelete-account')
    expect(to('Use a code')).toBe('/auth/sign-in-code?next=%2Fdelete-account')
  })

  it('offers no code where the shop sends none', async () => {
    await open(undefined, { config: { one_time_codes: null } })
    expect(screen.queryByRole('link', { name: 'Use a code' })).toBeNull()
    expect(screen.queryByText(/a code that we send/)).toBeNull()
  })

  it('a shop whose codes come from Firebase offers the sign-in by code', async () => {
    const phone_by_firebase = { api_key: 'web-key', toolkit_url: 'https://toolkit.example' }
    await open(undefined, { config: { one_time_codes: null, phone_by_firebase } })
    expect(screen.getByRole('link', { name: 'Use a code' })).toBeTruthy()
  })
})

/** Answers the question for the owner. */
const prove = async (current_password: string) => {
  await press('Continue')
  const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  if (current_password) await userEvent.type(proof.getByLabelText(/^Current password/), current_password)
  await userEvent.click(proof.getByRole('button', { name: 'Continue' }))
}
const confirm = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Delete account' }))

describe('a customer', () => {
  it('who has no password in a shop without codes is led to the support, not to a proof that fails', async () => {
    await open({ ...free, confirm_by: [] })
    expect(await screen.findByText(/^To delete your account, write to us/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Help and support' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  it('enters the password, is asked once more, and is told that the account is gone', async () => {
    const { asked, said } = await open(free, {
      answers: { 'DELETE /customer/remove-account': () => ({ message: 'Account has been deleted' }) },
    })
    expect(await screen.findByText(/You lose 30 loyalty points\./)).toBeTruthy()
    await prove('seven red boats')
    expect((await dialog()).getByText('Delete your account for good?')).toBeTruthy()
    await confirm()
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['Account has been deleted']))
    const sent = asked.find(({ call }) => call === 'DELETE /customer/remove-account')
    expect(sent!.body).toEqual({ current_password: 'seven red boats' })
    expect(window.location.pathname).toBe('/')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('reads at the field why the password did not do', async () => {
    await open(free, {
      answers: {
        'DELETE /customer/remove-account': () =>
          refused('current_password', 'The current password is wrong.'),
      },
    })
    await prove('wrong horse')
    await confirm()
    expect(await screen.findByText('The current password is wrong.')).toBeTruthy()
    expect(screen.getByLabelText(/^Current password/).getAttribute('aria-invalid')).toBe('true')
  })

  it('who declines the last question keeps the account, and nothing is sent', async () => {
    const { asked } = await open(free)
    await prove('seven red boats')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  })

  it('sees which order and which refund is in the way, and where they are', async () => {
    await open(blocked)
    expect(await screen.findByText('Order 100001 is under way')).toBeTruthy()
    expect(screen.getByText('The refund of order 100000 is not decided yet')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'See the order' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile?page=my-orders&orderId=100001',
      '/profile?page=my-orders&orderId=100000',
    ])
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy()
  })

  it('with money in the wallet goes on only after giving it up', async () => {
    await open(withMoney)
    const goOn = await screen.findByRole('button', { name: 'Continue' })
    expect(goOn.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(goOn)
    expect(screen.queryByLabelText(/^Current password/)).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I give up $12.50' }))
    expect(goOn.getAttribute('aria-disabled')).not.toBe('true')
    await userEvent.click(goOn)
    expect(await screen.findByLabelText(/^Current password/)).toBeTruthy()
  })

  it('without a password gets a code to the e-mail address', async () => {
    const { asked } = await open(codeOnly, {
      answers: {
        'POST /customer/confirmation-code': () => ({
          message: 'We have sent you a code.',
          verification_method: 'email',
          resend_in: 60,
          expires_in: 600,
        }),
        'DELETE /customer/remove-account': () => refused('otp', 'The code is wrong or has expired.'),
      },
    })
    await press('Continue')
    expect(await screen.findByText('amira@example.com')).toBeTruthy()
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
    await confirm()
    expect(await screen.findByText('The code is wrong or has expired.')).toBeTruthy()
    expect(asked.find(({ call }) => call.startsWith('DELETE'))!.body).toEqual({ otp: '123456' })
  })

  it('whose request was lost reads that the account is still there, and sends it again', async () => {
    const { asked } = await open(free, { answers: { 'DELETE /customer/remove-account': offline } })
    await prove('seven red boats')
    await confirm()
    expect(
      await screen.findByText('We got no answer, and your account is still there. Try again.'),
    ).toBeTruthy()
    await confirm()
    await waitFor(() => expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(2))
  })

  it('a customer is told that the shop does not know yet whether the account is deleted, when the server does not answer', async () => {
    let previews = 0
    await open(free, {
      answers: {
        'GET /customer/removal': () => (++previews > 1 ? offline() : free),
        'DELETE /customer/remove-account': offline,
      },
    })
    await prove('seven red boats')
    await confirm()
    expect(await screen.findByText("We don't know yet whether your account is deleted")).toBeTruthy()
  })
})
