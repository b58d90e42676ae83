import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { phoneReader } from '#ui/phone-reader.ts'

function Phone({ label }: { label: string }) {
  const [value, setValue] = useState('')
  return (
    <>
      <PhoneField label={label} value={value} onChange={setValue} country="AE" />
      <output>{value}</output>
    </>
  )
}

const stored = () => screen.getAllByRole('status').map((output) => output.textContent)
const shown = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value

it('a number that the browser fills in is read once the plan of numbers arrives, and keeps its text while it is edited', async () => {
  await renderIn(
    'en',
    <>
      <Phone label="Left" />
      <Phone label="Edited" />
    </>,
  )
  expect(phoneReader()).toBeUndefined()
  for (const label of ['Left', 'Edited'])
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: '050 123 4567' } })
  fireEvent.blur(screen.getByRole('textbox', { name: 'Left' }))
  expect(stored()).toEqual(['+9710501234567', '+9710501234567'])
  await expect.poll(stored).toEqual(['+971501234567', '+971501234567'])
  expect(shown('Left')).toBe('501234567')
  expect(shown('Edited')).toBe('050 123 4567')
})
