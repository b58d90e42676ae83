import '#theme/late.css'
import { ChevronDown } from 'lucide-react'
import {
  type FocusEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import { css } from '#styled/css/index.js'
import { phoneField } from '#styled/recipes/index.js'
import { callingCodes } from './calling-codes.ts'
import type { FocusAfter } from './country-list.tsx'
import { countryNamer } from './country-namer.ts'
import { Field, type FieldProps } from './field.tsx'
import { latePart } from './lazy-part.tsx'
import { fetchPhoneReader, onPhoneReader, phoneReader } from './phone-reader.ts'
import { phoneShown, phoneValue, type TypedPhone, typedPhone } from './typed-phone.ts'

export type PhoneFieldProps = FieldProps & {
  /** `+971501234567`, or `+971 501` for what its country does not have; empty while no digit is entered. */
  value: string
  onChange: (value: string) => void
  /** The focus left the number and the country. */
  onLeave?: () => void
  /** Where the shop is (config `country`). */
  country: string
  /** False unless the config's `country_picker_status` is 1: the country cannot be changed. */
  pickCountry?: boolean
  name?: string
  /** The number takes the focus when the field appears. */
  autoFocus?: boolean
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

/** A country and a number. It may be typed, pasted and filled in in any common way; one number is kept in one way. */
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
  autoFocus,
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
  /** As typed, until the customer leaves the number or the form changes it. */
  const [draft, setDraft] = useState<{ text: string; value: string }>()
  const { country, text }: TypedPhone =
    draft?.value === value ? { country: picked, text: draft.text } : phoneShown(value, picked)
  const countryName = useCountryName(country)
  const code = callingCodes[country] ?? ''

  /** What the form keeps of a text that came before the reader. */
  const [unread, setUnread] = useState<string>()
  const readAgain = useEffectEvent(() => {
    if (value !== unread) return
    const next = phoneValue({ country, text }, phoneReader())
    setDraft(draft && { ...draft, value: next })
    if (next !== value) onChange(next)
  })
  useEffect(() => onPhoneReader(() => readAgain()), [])

  const read = (typed: TypedPhone) => {
    prefetchReader()
    const next = phoneValue(typed, phoneReader())
    if (!phoneReader()) setUnread(next)
    return next
  }

  const keep = (typed: TypedPhone) => {
    const next = read(typed)
    setPicked(typed.country)
    setDraft({ text: typed.text, value: next })
    if (next !== value) onChange(next)
  }

  const settle = (chosen = country) => {
    const next = read({ country: chosen, text })
    setDraft(undefined)
    setPicked(next === '' && !pickCountry ? home : chosen)
    if (next !== value) onChange(next)
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
              // biome-ignore lint/a11y/noAutofocus: only where a press has led to this field
              autoFocus={autoFocus}
              disabled={disabled}
              placeholder={words.parts.phonePlaceholder()}
              value={text}
              onChange={({ target }) =>
                keep(typedPhone(target.value, country, target.selectionEnd === target.value.length))
              }
              // A list that arrives late must not take the focus from the number.
              onFocus={() => {
                setIsPicking(false)
                prefetchReader()
              }}
              onBlur={(event) => {
                settle()
                leave(event)
              }}
            />
          </div>
          {isPicking && (
            <Suspense fallback={null}>
              <CountryList
                ids={ids}
                chosen={country}
                onPick={settle}
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

/** Without it the server reads the number. */
const prefetchReader = () => void fetchPhoneReader().catch(() => {})

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
