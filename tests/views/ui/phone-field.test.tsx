import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isPhone } from '#machines/rules/phone.ts'
import { noNumbers, oneNumber } from '#tests/support/phone-spellings.ts'
import { renderIn } from '#tests/support/render-in.tsx'
import { PhoneField, type PhoneFieldProps } from '#ui/phone-field.tsx'
import { fetchPhoneReader } from '#ui/phone-reader.ts'

type Props = Partial<Pick<PhoneFieldProps, 'pickCountry' | 'onLeave' | 'country'>> & {
  start?: string | undefined
}

function Phone({ start = '', country = 'AE', ...rest }: Props) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PhoneField label="Phone" value={value} onChange={setValue} country={country} {...rest} />
      <output>{value}</output>
    </>
  )
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const opener = () => screen.getByRole('button', { name: /^Country/ })
const whole = () => screen.getAllByRole('status')[0]!.textContent
/** Without the marks that come with copied text, and which no key types. */
const typable = (text: string) => text.replace(/\p{Cf}/gu, '')

beforeAll(fetchPhoneReader)

describe('a phone number', () => {
  it('is written left to right in Arabic too, with the placeholder of the shop', async () => {
    await renderIn('en', <Phone />)
    expect(number().placeholder).toBe('Enter phone number')
    expect(number().closest('[dir]')?.getAttribute('dir')).toBe('ltr')
    expect(number().type).toBe('tel')
  })

  it.each(oneNumber)('keeps %s, typed key by key in %s, as %s', async (written, country, number_) => {
    await renderIn('en', <Phone country={country} />)
    await userEvent.type(number(), typable(written))
    await userEvent.tab()
    expect(whole()).toBe(number_)
  })

  it.each(oneNumber)('keeps %s, pasted in %s, as %s', async (written, country, number_) => {
    await renderIn('en', <Phone country={country} pickCountry />)
    await userEvent.click(number())
    await userEvent.paste(written)
    expect(whole()).toBe(number_)
    await userEvent.tab()
    expect(whole()).toBe(number_)
  })

  it.each(oneNumber)('keeps %s, filled in by the browser in %s, as %s', async (written, country, number_) => {
    await renderIn('en', <Phone country={country} />)
    fireEvent.change(number(), { target: { value: written } })
    expect(whole()).toBe(number_)
  })

  it.each(noNumbers.filter(([written]) => /^[^a-z]*\d[^a-z]*$/.test(written)))(
    'never keeps %j, typed in %s, as a number that is called',
    async (written, country) => {
      await renderIn('en', <Phone country={country} />)
      await userEvent.type(number(), typable(written))
      await userEvent.tab()
      expect(isPhone(whole())).toBe(false)
    },
  )

  it('shows a number without its country code once it is left, and keeps the caret where it is edited', async () => {
    await renderIn('en', <Phone />)
    await userEvent.type(number(), '050 123 4567')
    expect(number().value).toBe('050 123 4567')
    await userEvent.tab()
    expect(number().value).toBe('501234567')
    await userEvent.type(number(), '+971', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(number().value).toBe('+971501234567')
    expect(whole()).toBe('+971501234567')
    await userEvent.type(number(), '{Backspace}8')
    await userEvent.tab()
    expect(number().value).toBe('501234568')
    expect(whole()).toBe('+971501234568')
  })

  it('takes the country code from the text as soon as it is complete', async () => {
    await renderIn('en', <Phone />)
    await userEvent.type(number(), '+44')
    expect(screen.getByText('+44')).toBeTruthy()
    expect(number().value).toBe('')
    await userEvent.type(number(), '(0)20 7946 0000')
    await userEvent.tab()
    expect(number().value).toBe('2079460000')
    expect(whole()).toBe('+442079460000')
  })

  it('goes back to the country of the shop when an empty number of another country is left', async () => {
    await renderIn('en', <Phone />)
    await userEvent.type(number(), '+44')
    await userEvent.tab()
    expect(screen.getByText('+971')).toBeTruthy()
  })

  it('shows and keeps a number of a country that the shop does not offer', async () => {
    await renderIn('en', <Phone start="+442079460000" />)
    expect(screen.getByText('+44')).toBeTruthy()
    await userEvent.type(number(), '{Backspace}1')
    expect(whole()).toBe('+442079460001')
  })

  it('can be typed digit by digit and emptied again', async () => {
    await renderIn('en', <Phone />)
    await userEvent.type(number(), '0501')
    expect(whole()).toBe('+971 0501')
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
    const search = await open('en', '+971 1002003000')
    await userEvent.type(search, 'egyp')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.click(screen.getByRole('option', { name: /Egypt/ }))
    expect(whole()).toBe('+201002003000')
    expect(number().value).toBe('1002003000')
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
    expect(whole()).toBe('+971 50')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(document.activeElement).toBe(number())
  })
})
