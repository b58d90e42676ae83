import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Config, CustomerInfo } from '#openapi/generated/client.ts'
import { Screen } from '#src/features/account/sessions.screen.tsx'
import { proofNeeded, wrongPassword } from '#tests/machines/samples/profile.ts'
import { laptop, phone, tablet } from '#tests/machines/samples/sessions.ts'
import { renderShop } from '#tests/views/shop.tsx'

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']

const customer = {
  social_id: null,
  phone: '+971501234567',
  email: 'layla@example.com',
  is_phone_verified: 1,
  is_email_verified: 1,
} as CustomerInfo

const open = (sessions: object[], answers: Answers = {}, config: Partial<Config> = {}) =>
  act(() =>
    renderShop(<Screen />, {
      token: 'token-1',
      at: '/profile?page=sessions',
      namespaces: ['account', 'auth'],
      config,
      answers: {
        'GET /customer/info': () => customer,
        'GET /customer/sessions': () => ({ sessions }),
        ...answers,
      },
    }),
  )
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const refusing = ({ status, errors }: { status: number; errors: readonly object[] }) =>
  Response.json({ errors }, { status })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('alertdialog'))

describe('the devices of a customer', () => {
  it('say browser, system and last use, and which of them this one is', async () => {
    await open([laptop, phone])
    const [here, there] = await screen.findAllByRole('listitem')
    expect(here!.textContent).toContain('Firefox on Windows')
    expect(here!.textContent).toContain('This device')
    expect(within(here!).queryByRole('button')).toBeNull()
    expect(there!.textContent).toContain('Last used 21 Nov, 9:10 PM')
    expect(there!.textContent).not.toContain('This device')
    expect(within(there!).getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeTruthy()
  })

  it('that name neither browser nor system are unknown, and one never used says so', async () => {
    await open([laptop, tablet])
    const [, there] = await screen.findAllByRole('listitem')
    expect(there!.textContent).toContain('Unknown device')
    expect(there!.textContent).toContain('Not used yet')
  })

  it('are this one only: nothing is offered to sign out', async () => {
    await open([laptop])
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are all signed out after a question, from two others on', async () => {
    const { asked, said } = await open([laptop, phone, tablet], {
      'POST /customer/sessions/others': () => ({ sessions: [laptop] }),
    })
    await screen.findAllByRole('listitem')
    await press('Sign out all other devices')
    const question = await dialog()
    expect(question.getByText('Sign out all other devices?')).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['All other devices are signed out.']))
    expect(asked.map(({ call }) => call)).toContain('POST /customer/sessions/others')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('keep the one whose question was declined', async () => {
    const { asked } = await open([laptop, phone])
    await screen.findAllByRole('listitem')
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
    await press('Sign out Safari on iPhone')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  })

  it('are signed out once their owner entered the password, which stays in sight when it was wrong', async () => {
    const proofs: unknown[] = []
    const { said } = await open([laptop, phone], {
      'POST /customer/sessions': (_, body) => {
        proofs.push(body)
        const { current_password } = body as { current_password?: string }
        if (current_password === 'harbour-2026') return { sessions: [laptop] }
        return refusing(current_password === undefined ? proofNeeded : wrongPassword)
      },
    })
    await screen.findAllByRole('listitem')
    await press('Sign out Safari on iPhone')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Sign out' }))
    const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
    const field = proof.getByLabelText(/^Current password/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(proof.queryByRole('alert')).toBeNull()
    await userEvent.type(field, 'wrong{Enter}')
    const again = await screen.findByText('The current password is wrong.')
    const second = within(again.closest<HTMLElement>('[role=dialog]')!).getByLabelText(/^Current password/)
    await userEvent.clear(second)
    await userEvent.type(second, 'harbour-2026{Enter}')
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['The device is signed out.']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(proofs).toEqual([{}, { current_password: 'wrong' }, { current_password: 'harbour-2026' }])
  })

  it('stay signed in when their owner has no password and the shop sends no codes, and the page says what to do', async () => {
    const { asked } = await open(
      [laptop, phone],
      {
        'GET /customer/info': () => ({ ...customer, social_id: 'google 7' }),
        'POST /customer/sessions': () => refusing(proofNeeded),
      },
      { one_time_codes: null },
    )
    await screen.findAllByRole('listitem')
    await press('Sign out Safari on iPhone')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText(/Log out, sign in again, and do this within five minutes/)).toBeTruthy()
    expect(asked.some(({ call }) => call.includes('confirmation-code'))).toBe(false)
  })

  it('that are still signed in after a lost reply say so', async () => {
    await open([laptop, phone], { 'POST /customer/sessions': offline })
    await screen.findAllByRole('listitem')
    await press('Sign out Safari on iPhone')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Sign out' }))
    expect(
      await screen.findByText('We got no answer, and you are still signed in there. Try again.'),
    ).toBeTruthy()
  })

  it('are read again when they did not come', async () => {
    let tries = 0
    await open([], {
      'GET /customer/sessions': () => (++tries > 1 ? { sessions: [laptop] } : offline()),
    })
    await screen.findByText("We couldn't list your devices")
    await press('Try again')
    expect(await screen.findByText('Firefox on Windows')).toBeTruthy()
  })
})
