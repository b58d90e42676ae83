import '#theme/late.css'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { latinDigits } from '#machines/rules/latin-digits.ts'
import { css } from '#styled/css/index.js'
import { phoneField } from '#styled/recipes/index.js'
import { callingCodes, countryOf } from './calling-codes.ts'
import { Field, type FieldProps } from './field.tsx'

export type PhoneFieldProps = FieldProps & {
  /** `+971501234567`; empty while no digit is entered. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Where the shop is (config `country`). */
  country: string
  /** False unless the config's `country_picker_status` is 1: the country cannot be changed. */
  pickCountry?: boolean
  name?: string
  disabled?: boolean
}

/** A country and a number. Anything may be typed or pasted; only the digits are kept. */
export function PhoneField({
  label,
  error,
  hint,
  required,
  id,
  className,
  value,
  onChange,
  onBlur,
  country: home,
  pickCountry = false,
  name = 'phone',
  disabled,
}: PhoneFieldProps) {
  const words = useWords()
  const locale = useLocale()
  const styles = phoneField()
  const [picked, setPicked] = useState(home)
  const country = pickCountry && value ? (countryOf(value.slice(1), picked) ?? picked) : picked
  const code = callingCodes[country] ?? ''
  const national = value.startsWith(`+${code}`) ? value.slice(code.length + 1) : value.replace(/^\+/, '')
  // Our server and the browser may call a country differently: in a painted page the names come with the browser's.
  const isNamed = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const countries = useMemo(() => (isNamed ? named(locale) : []), [isNamed, locale])

  const type = (typed: string) => {
    const text = latinDigits(typed)
    const digits = text.replace(/\D/g, '')
    const international = /^\s*(\+|00)/.test(text)
    const whole = international ? digits.replace(/^00/, '') : code + digits.replace(/^0+/, '')
    onChange(
      digits === ''
        ? ''
        : `+${international && !pickCountry && !whole.startsWith(code) ? code + digits : whole}`,
    )
  }

  const pick = (chosen: string) => {
    setPicked(chosen)
    if (national) onChange(`+${callingCodes[chosen] ?? ''}${national}`)
  }

  return (
    <Field {...{ label, error, hint, required, id, className }}>
      {(ties) => (
        <div className={styles.group} dir="ltr">
          <span className={styles.country}>
            <span className={styles.code} data-open={pickCountry || undefined}>
              +{code}
            </span>
            {pickCountry && (
              <>
                <ChevronDown aria-hidden="true" className={chevron} />
                <select
                  className={styles.select}
                  aria-label={words.parts.country()}
                  autoComplete="tel-country-code"
                  disabled={disabled}
                  value={country}
                  onChange={(event) => pick(event.target.value)}
                >
                  {countries.map(([key, text]) => (
                    <option key={key} value={key}>
                      {text} (+{callingCodes[key]})
                    </option>
                  ))}
                </select>
              </>
            )}
          </span>
          <input
            {...ties}
            className={styles.number}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            name={name}
            disabled={disabled}
            placeholder={words.parts.phonePlaceholder()}
            value={national}
            onChange={(event) => type(event.target.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  )
}

const never = () => () => {}

function named(locale: string): [country: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return Object.keys(callingCodes)
    .map((country): [string, string] => [country, names.of(country) ?? country])
    .sort(([, one], [, other]) => one.localeCompare(other, locale))
}

const chevron = css({
  position: 'absolute',
  insetInlineEnd: '2',
  width: '4',
  height: '4',
  color: 'fg.muted',
  pointerEvents: 'none',
})
