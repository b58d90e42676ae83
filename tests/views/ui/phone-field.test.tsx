import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { PhoneField, type PhoneFieldProps } from '#ui/phone-field.tsx'

type Props = Pick<PhoneFieldProps, 'pickCountry' | 'onLeave'> & { start?: string | undefined }

function Phone({ start = '', ...rest }: Props) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PhoneField label="Phone" value={value} onChange={setValue} country="AE" {...rest} />
      <output>{value}</output>
    </>
  )
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const opener = () => screen.getByRole('button', { name: /^Country/ })
const whole = () => screen.getAllByRole('status')[0]!.textContent

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
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('+971')).toBeTruthy()
  })

  it('finds the country of an international number', async () => {
    await renderIn('en', <Phone pickCountry />)
    await userEvent.click(number())
    await userEvent.paste('+44 20 7946 0000')
    expect(opener().textContent).toBe('+44')
    expect(opener().getAttribute('aria-label')).toBe('Country: United Kingdom +44')
    expect(whole()).toBe('+442079460000')
  })

  it('tells that it was left once the focus is on neither the number nor the country', async () => {
    const left = vi.fn()
    await renderIn('en', <Phone pickCountry onLeave={left} />)
    await userEvent.click(number())
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(opener())
    expect(left).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    expect(left).toHaveBeenCalledOnce()
  })
})

describe('the list of countries', () => {
  const open = async (locale: 'en' | 'ar' = 'en', start?: string) => {
    await renderIn(locale, <Phone pickCountry start={start} />)
    await userEvent.click(screen.getByRole('button'))
    return await screen.findByRole('combobox')
  }

  it('starts with the chosen country, which is marked', async () => {
    await open()
    const chosen = await screen.findByRole('group', { name: 'Selected country' })
    expect(chosen.textContent).toBe('Selected countryUnited Arab Emirates+971')
    const [first, second] = screen.getAllByRole('option')
    expect(chosen.contains(first!)).toBe(true)
    expect(second?.textContent).toBe('Afghanistan+93')
    expect(opener().getAttribute('aria-expanded')).toBe('true')
  })

  it('names the countries in the language of the page', async () => {
    await open('ar')
    const [first] = await screen.findAllByRole('option')
    expect(first?.textContent).toBe('الإمارات العربية المتحدة+971')
  })

  it('changes the country, keeps the number and gives the focus back to it', async () => {
    const search = await open('en', '+971501234567')
    await userEvent.type(search, 'egyp')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.click(screen.getByRole('option', { name: /Egypt/ }))
    expect(whole()).toBe('+20501234567')
    expect(number().value).toBe('501234567')
    expect(document.activeElement).toBe(number())
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('picks the first match with Enter, which is marked', async () => {
    await userEvent.type(await open(), '+20')
    const [first] = screen.getAllByRole('option')
    expect(first?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(opener().textContent).toBe('+20')
    expect(document.activeElement).toBe(number())
  })

  it('says when no country matches', async () => {
    await userEvent.type(await open(), 'atlantis')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(screen.getAllByText('No country found. Try another name or code.')).toHaveLength(2)
  })

  it('gives the focus back to its button when Escape closes it', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('leaves the focus in the number when the customer goes on typing before it arrives', async () => {
    await renderIn('en', <Phone pickCountry />)
    await userEvent.click(opener())
    await userEvent.click(number())
    await userEvent.keyboard('50')
    expect(whole()).toBe('+97150')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(document.activeElement).toBe(number())
  })
})
