import '#theme/late.css'
import { Popover } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { popover } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'
import { Combobox, type ComboboxOption } from './combobox.tsx'
import { type Country, countriesIn, searchCountries } from './countries.ts'

/** What has the focus after the list: the number, the button that opened it, or what the customer pressed. */
export type FocusAfter = 'number' | 'opener' | 'pressed'

export type CountryListProps = {
  /** Ids of the list and of the button that opened it. */
  ids: { content: string; trigger: string }
  /** ISO code of the chosen country. */
  chosen: string
  onPick: (iso: string) => void
  onClose: (focus: FocusAfter) => void
  /** The list hangs below it. */
  anchor: () => HTMLElement | null
}

/** Countries with their calling codes, to search in. Heavy (positioning): import lazily. */
export function CountryList({ ids, anchor, ...choice }: CountryListProps) {
  const words = useWords()
  const isEscape = useRef(false)
  return (
    <ArkLocale>
      <Popover.Root
        open
        ids={ids}
        onEscapeKeyDown={() => {
          isEscape.current = true
        }}
        onOpenChange={({ open }) => !open && choice.onClose(isEscape.current ? 'opener' : 'pressed')}
        positioning={{
          getAnchorRect: () => anchor()?.getBoundingClientRect() ?? null,
          placement: 'bottom-start',
          sameWidth: true,
          gutter: 4,
          overflowPadding: 8,
        }}
      >
        <Portal>
          <Popover.Positioner className={popover().positioner}>
            <Popover.Content className={content} aria-label={words.parts.country()}>
              <CountrySearch {...choice} />
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </ArkLocale>
  )
}

function CountrySearch({ chosen, onPick, onClose }: Omit<CountryListProps, 'ids' | 'anchor'>) {
  const { parts, search } = useWords()
  const { countries: texts } = search
  const locale = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const countries = useMemo(() => countriesIn(locale), [locale])

  // Not yet at its place: the page must not scroll to where it is drawn first.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])

  const optionOf = ({ iso, name, code }: Country): ComboboxOption => ({
    value: iso,
    label: name,
    hint: <span dir="ltr">+{code}</span>,
  })
  const options = query.trim()
    ? searchCountries(countries, query).map(optionOf)
    : [
        ...countries
          .filter(({ iso }) => iso === chosen)
          .map((country) => ({ ...optionOf(country), group: texts.chosen() })),
        ...countries
          .filter(({ iso }) => iso !== chosen)
          .map((country) => ({ ...optionOf(country), group: texts.others() })),
      ]

  return (
    <Combobox
      inside
      className={list}
      field={field}
      label={parts.country()}
      hideLabel
      placeholder={texts.placeholder()}
      text={query}
      onType={setQuery}
      onClear={() => setQuery('')}
      options={options}
      marksFirst
      onPick={({ value }) => {
        onPick(value)
        onClose('number')
      }}
      empty={texts.noMatch()}
    />
  )
}

const content = css({
  display: 'flex',
  flexDirection: 'column',
  // Ark reads it from here for the positioner.
  zIndex: 'popover',
  width: 'full',
  maxHeight: '[min(var(--available-height, 80dvh), 26rem)]',
  color: 'fg.default',
  layerStyle: 'floating',
  outline: '[none]',
  overflow: 'hidden',
})
const list = css({ minHeight: '0' })
