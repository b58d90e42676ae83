import '#theme/late.css'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, Suspense, useId, useRef, useState, useSyncExternalStore } from 'react'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import { latinDigits } from '#machines/rules/latin-digits.ts'
import { css } from '#styled/css/index.js'
import { phoneField } from '#styled/recipes/index.js'
import { callingCodes, countryOf } from './calling-codes.ts'
import type { FocusAfter } from './country-list.tsx'
import { countryNamer } from './country-namer.ts'
import { Field, type FieldProps } from './field.tsx'
import { latePart } from './lazy-part.tsx'

export type PhoneFieldProps = FieldProps & {
  /** `+971501234567`; empty while no digit is entered. */
  value: string
  onChange: (value: string) => void
  /** The focus left the number and the country. */
  onLeave?: () => void
  /** Where the shop is (config `country`). */
  country: string
  /** False unless the config's `country_picker_status` is 1: the country cannot be changed. */
  pickCountry?: boolean
  name?: string
  disabled?: boolean
}

const loadList = async () => {
  const [{ CountryList }] = await Promise.all([
    import('./country-list.tsx'),
    lazyNamespaces(pageLocale(), ['search']),
  ])
  return CountryList
}
const CountryList = latePart(loadList)

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
  onLeave,
  country: home,
  pickCountry = false,
  name = 'phone',
  disabled,
}: PhoneFieldProps) {
  const words = useWords()
  const styles = phoneField()
  const [picked, setPicked] = useState(home)
  const [isPicking, setIsPicking] = useState(false)
  const ids = { content: useId(), trigger: useId() }
  const group = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const number = useRef<HTMLInputElement>(null)
  const country = pickCountry && value ? (countryOf(value.slice(1), picked) ?? picked) : picked
  const countryName = useCountryName(country)
  const code = callingCodes[country] ?? ''
  const national = value.startsWith(`+${code}`) ? value.slice(code.length + 1) : value.replace(/^\+/, '')

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

  const close = (focus: FocusAfter) => {
    setIsPicking(false)
    if (focus === 'number') number.current?.focus()
    if (focus === 'opener') opener.current?.focus()
  }

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!isPicking && !group.current?.contains(relatedTarget)) onLeave?.()
  }

  return (
    <Field {...{ label, error, hint, required, id, className }}>
      {(ties) => (
        <>
          <div ref={group} className={styles.group} dir="ltr">
            {pickCountry ? (
              <button
                ref={opener}
                id={ids.trigger}
                type="button"
                className={styles.country}
                aria-label={`${words.parts.country()}: ${countryName} +${code}`}
                aria-haspopup="dialog"
                aria-expanded={isPicking}
                aria-controls={isPicking ? ids.content : undefined}
                disabled={disabled}
                onPointerEnter={prefetchList}
                onFocus={prefetchList}
                onBlur={leave}
                onClick={() => setIsPicking(!isPicking)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown') return
                  event.preventDefault()
                  setIsPicking(true)
                }}
              >
                +{code}
                <ChevronDown aria-hidden="true" className={chevron} />
              </button>
            ) : (
              <span className={styles.country}>+{code}</span>
            )}
            <input
              {...ties}
              ref={number}
              className={styles.number}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              name={name}
              disabled={disabled}
              placeholder={words.parts.phonePlaceholder()}
              value={national}
              onChange={(event) => type(event.target.value)}
              // A list that arrives late must not take the focus from the number.
              onFocus={() => setIsPicking(false)}
              onBlur={leave}
            />
          </div>
          {isPicking && (
            <Suspense fallback={null}>
              <CountryList
                ids={ids}
                chosen={country}
                onPick={pick}
                onClose={close}
                anchor={() => group.current}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  )
}

/** A failed prefetch is no failure: the press loads the list again. */
const prefetchList = () => void loadList().catch(() => {})

/** Name of the country in the language of the page; the server and the browser may name it differently, so it comes after hydration. */
function useCountryName(country: string): string {
  const locale = useLocale()
  return useSyncExternalStore(
    never,
    () => countryNamer(locale)(country),
    () => country,
  )
}

const never = () => () => {}

const chevron = css({ width: '4', height: '4', color: 'fg.muted' })
