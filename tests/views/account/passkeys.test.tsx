import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CustomerInfo } from '#openapi/generated/client.ts'
import { Screen } from '#src/features/account/passkeys.screen.tsx'
import { gone, laptop, listOf, made, options, phone } from '#tests/machines/samples/passkeys.ts'
import { proofNeeded } from '#tests/machines/samples/profile.ts'
import { closed, deviceStandIn } from '#tests/views/device-stand-in.ts'
import { renderShop } from '#tests/views/shop.tsx'

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']

const customer = {
  social_id: null,
  phone: '+971501234567',
  email: 'layla@example.com',
  is_phone_verified: 1,
  is_email_verified: 1,
} as CustomerInfo

const open = (list: object, answers: Answers = {}) =>
  act(() =>
    renderShop(<Screen />, {
      token: 'token-1',
      at: '/profile?page=passkeys',
      namespaces: ['account', 'auth'],
      answers: {
        'GET /customer/info': () => customer,
        'GET /customer/passkeys': () => list,
        'POST /customer/passkeys/options': () => options,
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
const rows = () => screen.findAllByRole('listitem')
const texts = (said: { text: string }[]) => said.map(({ text }) => text)

describe('the passkeys of a customer', () => {
  it('say their name, or where they were made, and when they were last used', async () => {
    deviceStandIn()
    await open(listOf(phone, laptop))
    const [first, second] = await rows()
    expect(first!.textContent).toContain('Chrome on Android')
    expect(first!.textContent).toContain('Not used yet')
    expect(second!.textContent).toContain('Laptop')
    expect(second!.textContent).toContain('Last used 19 Nov, 9:10 PM')
    expect(within(second!).getByRole('button', { name: 'Remove Laptop' })).toBeTruthy()
  })

  it('that name no place are called what they are', async () => {
    deviceStandIn()
    await open(listOf({ ...phone, browser: null, system: null }))
    expect(await screen.findByRole('button', { name: 'Rename Passkey' })).toBeTruthy()
  })

  it('are none at first, and one can be added', async () => {
    deviceStandIn()
    await open(listOf())
    expect(await screen.findByText('No passkeys yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeTruthy()
  })

  it('are read again when they did not come', async () => {
    deviceStandIn()
    let tries = 0
    await open(listOf(), { 'GET /customer/passkeys': () => (++tries > 1 ? listOf(laptop) : offline()) })
    await screen.findByText("We couldn't list your passkeys")
    await press('Try again')
    expect(await screen.findByText('Laptop')).toBeTruthy()
  })

  it('are not offered by a browser that makes none, but can be removed there', async () => {
    await open(listOf(laptop))
    await rows()
    expect(screen.getByText('This browser cannot add passkeys.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove Laptop' })).toBeTruthy()
  })

  it('are not more than the shop keeps', async () => {
    deviceStandIn()
    await open({ passkeys: [laptop], maximum: 1 })
    expect(await screen.findByText(/You have as many passkeys as you can have/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})

describe('a passkey is added', () => {
  it('by the device, and is said to be', async () => {
    const { create } = deviceStandIn()
    const { asked, said } = await open(listOf(laptop), {
      'POST /customer/passkeys': () => listOf(phone, laptop),
    })
    await rows()
    await press('Add a passkey')
    await waitFor(() =>
      expect(texts(said)).toEqual(['Your passkey is ready. Use it the next time you sign in.']),
    )
    expect(create).toHaveBeenCalledTimes(1)
    expect(asked.find(({ call }) => call === 'POST /customer/passkeys')?.body).toEqual({ credential: made })
    expect(await rows()).toHaveLength(2)
  })

  it('after the owner has given the password, where the sign-in is long ago', async () => {
    deviceStandIn()
    const { asked } = await open(listOf(), {
      'POST /customer/passkeys/options': (_, body) =>
        (body as object & { current_password?: string }).current_password ? options : refusing(proofNeeded),
      'POST /customer/passkeys': () => listOf(phone),
    })
    await screen.findByText('No passkeys yet')
    await press('Add a passkey')
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
    expect(dialog.getByText(/A passkey opens your account/)).toBeTruthy()
    expect(dialog.queryByText(/Enter your current password, or/)).toBeNull()
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'harbour-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await rows()).toHaveLength(1)
    expect(asked.filter(({ call }) => call.endsWith('/options')).map(({ body }) => body)).toEqual([
      {},
      { current_password: 'harbour-2026' },
    ])
  })

  it('not by a customer who closes the question of the device, until they try again', async () => {
    const { create } = deviceStandIn()
    create.mockRejectedValueOnce(closed)
    await open(listOf(), { 'POST /customer/passkeys': () => listOf(phone) })
    await screen.findByText('No passkeys yet')
    await press('Add a passkey')
    const told = await screen.findByText('Your device added no passkey. You can try again.')
    expect(document.activeElement).toBe(told)
    await press('Try again')
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'This device cannot add a passkey here.'],
  ])('not by a device that fails with %s, which says so', async (name, text) => {
    const { create } = deviceStandIn()
    create.mockRejectedValue(Object.assign(new Error('No'), { name }))
    await open(listOf())
    await screen.findByText('No passkeys yet')
    await press('Add a passkey')
    await screen.findByText(text)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await press('Close')
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Add a passkey' }))
  })

  it('not while no answer comes, which the list says', async () => {
    deviceStandIn()
    await open(listOf(), { 'POST /customer/passkeys/options': offline })
    await screen.findByText('No passkeys yet')
    await press('Add a passkey')
    expect(await screen.findByText('We got no answer, and no passkey was added. Try again.')).toBeTruthy()
  })
})

describe('a passkey is named', () => {
  it('as the customer likes', async () => {
    const { asked } = await open(listOf(phone), {
      'PUT /customer/passkeys/phone': () => listOf({ ...phone, name: 'My phone' }),
    })
    await rows()
    await press('Rename Chrome on Android')
    const dialog = within(await screen.findByRole('dialog', { name: 'Name this passkey' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Fill in this field')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/^Name/), 'My phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('My phone')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ name: 'My phone' })
  })
})

describe('a name that is refused', () => {
  it('stays in the form, which says why until another is typed', async () => {
    const tooMany = { status: 429, errors: [{ code: 'rate', message: 'Too many requests.' }] }
    await open(listOf(laptop), { 'PUT /customer/passkeys/laptop': () => refusing(tooMany) })
    await rows()
    await press('Rename Laptop')
    const dialog = within(await screen.findByRole('dialog', { name: 'Name this passkey' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Too many requests.')
    await userEvent.type(dialog.getByDisplayValue('Laptop'), '!')
    expect(dialog.queryByText('Too many requests.')).toBeNull()
  })
})

describe('a passkey is removed', () => {
  const confirm = async (name: string) =>
    userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

  it('after a question, and is said to be', async () => {
    const { said } = await open(listOf(phone, laptop), {
      'DELETE /customer/passkeys/laptop': () => listOf(phone),
    })
    await rows()
    await press('Remove Laptop')
    await confirm('Remove')
    await waitFor(() => expect(texts(said)).toEqual(['The passkey is removed.']))
    expect(await rows()).toHaveLength(1)
  })

  it('not by a customer who thinks better of it', async () => {
    const { asked } = await open(listOf(laptop))
    await rows()
    await press('Remove Laptop')
    expect(within(await screen.findByRole('alertdialog')).getByText('Laptop')).toBeTruthy()
    await confirm('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  })

  it('not while no answer comes, which the list says', async () => {
    await open(listOf(laptop), { 'DELETE /customer/passkeys/laptop': offline })
    await rows()
    await press('Remove Laptop')
    await confirm('Remove')
    expect(
      await screen.findByText('We got no answer, and the passkey is still there. Try again.'),
    ).toBeTruthy()
  })

  it('elsewhere: the customer hears it, and the list is read again', async () => {
    let left = listOf(laptop)
    const { said } = await open(left, {
      'GET /customer/passkeys': () => left,
      'DELETE /customer/passkeys/laptop': () => {
        left = listOf()
        return refusing(gone)
      },
    })
    await rows()
    await press('Remove Laptop')
    await confirm('Remove')
    expect(await screen.findByText('No passkeys yet')).toBeTruthy()
    expect(texts(said)).toEqual(['This passkey is removed already.'])
  })
})
