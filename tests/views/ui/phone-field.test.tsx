import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { PhoneField } from '#ui/phone-field.tsx'

function Phone({ pickCountry, start = '' }: { pickCountry?: boolean; start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PhoneField label="Phone" value={value} onChange={setValue} country="AE" pickCountry={pickCountry} />
      <output>{value}</output>
    </>
  )
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const whole = () => screen.getByRole('status').textContent

describe('a phone number', () => {
  it('is written left to right in Arabic too, with the placeholder of the shop', async () => {
    await renderIn('en', <Phone />)
    expect(number().placeholder).toBe('Enter phone number')
    expect(number().closest('[dir]')?.getAttribute('dir')).toBe('ltr')
    expect(number().type).toBe('tel')
  })

  it.each([
    ['050 123 4567', '+971501234567'],
    ['50-123-4567', '+971501234567'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971501234567', '+971501234567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['+۹۷۱۵۰۱۲۳۴۵۶۷', '+971501234567'],
  ])('takes %s as it is pasted', async (text, expected) => {
    await renderIn('en', <Phone />)
    await userEvent.click(number())
    await userEvent.paste(text)
    expect(whole()).toBe(expected)
    expect(number().value).toBe('501234567')
  })

  it('can be typed digit by digit and emptied again', async () => {
    await renderIn('en', <Phone />)
    await userEvent.type(number(), '0501')
    expect(whole()).toBe('+971501')
    await userEvent.clear(number())
    expect(whole()).toBe('')
  })

  it('offers no other country unless the shop allows it', async () => {
    await renderIn('en', <Phone />)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('changes the country and keeps the number', async () => {
    await renderIn('en', <Phone pickCountry start="+971501234567" />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'EG')
    expect(whole()).toBe('+20501234567')
    expect(number().value).toBe('501234567')
  })

  it('finds the country of an international number', async () => {
    await renderIn('en', <Phone pickCountry />)
    await userEvent.click(number())
    await userEvent.paste('+44 20 7946 0000')
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('GB')
    expect(whole()).toBe('+442079460000')
  })
})
