import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

/** What a screen reader adds after the name. */
const description = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('a text field', () => {
  it('is named by its label and helped by its hint', async () => {
    await renderIn('en', <TextField label="Address" hint="Street and number" required />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Address/ })
    expect(input.required).toBe(true)
    expect(description(input)).toBe('Street and number')
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('a text field shows its error instead of its hint', async () => {
    await renderIn('en', <TextField label="Address" hint="Street and number" error="Address is required" />)
    const input = screen.getByRole('textbox', { name: 'Address' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(description(input)).toBe('Address is required')
    expect(screen.queryByText('Street and number')).toBeNull()
  })

  it('is focused by a press on its label', async () => {
    await renderIn('en', <TextField label="Floor" />)
    await userEvent.click(screen.getByText('Floor'))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})

it('a text area is named, and keeps lines', async () => {
  await renderIn('en', <TextArea label="Note" />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  await userEvent.type(area, 'Ring{Enter}twice')
  expect(area.value).toBe('Ring\ntwice')
})

it('a select is the browser’s own list', async () => {
  await renderIn(
    'en',
    <SelectField
      label="Sort by"
      options={[
        { value: 'high', label: 'High to Low' },
        { value: 'low', label: 'Low to High' },
      ]}
    />,
  )
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(list, 'Low to High')
  expect(list.value).toBe('low')
})

it('a password is hidden until the customer looks at it', async () => {
  await renderIn('en', <PasswordField label="Password" autoComplete="current-password" />, ['auth'])
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
})
