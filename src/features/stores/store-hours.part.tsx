import { ChevronDown } from 'lucide-react'
import { useFormats, useLocale, useWords } from '#i18n/i18n.tsx'
import type { StoreDetails } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useMinute } from '#src/core/shop-minute.ts'
import { css } from '#styled/css/index.js'
import { Disclosure } from '#ui/disclosure.tsx'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** Whether it is open, and its hours of the week on demand; in 12-hour form (docs/spec.md §9). */
export function StoreHours({ store }: { store: StoreDetails }) {
  const { stores, goods } = useWords()
  const { clock } = useFormats()
  const locale = useLocale()
  const { timezone } = useConfig()
  const now = useMinute()
  const today = dayIn(timezone, now)
  // Hours that belong together stay on one line; after a dash only a joiner keeps it whole.
  const hoursOf = (day: number) =>
    store.schedules
      .filter((hours) => hours.day === day)
      .map(({ opening_time, closing_time }) =>
        isWholeDay(opening_time, closing_time)
          ? stores.allDay()
          : goods
              .hours({ from: clock(opening_time), to: clock(closing_time) })
              .replaceAll(' ', '\u2060\u00a0'),
      )
      .join(locale === 'ar' ? '، ' : ', ')
  const isOpen = store.active === 1 && store.open === 1
  return (
    <Disclosure
      align="start"
      buttonClassName={button}
      button={
        <>
          <span className={state} data-open={isOpen || undefined}>
            {isOpen ? stores.openNow() : goods.closedNowSmall()}
          </span>
          <span className={hours}>
            {hoursOf(today) || stores.closedToday()}
            <ChevronDown aria-hidden="true" />
          </span>
        </>
      }
    >
      {() => (
        <dl className={week} aria-label={stores.hoursOfWeek()}>
          {DAYS.map((day) => (
            <div key={day} className={entry} data-today={day === today || undefined}>
              <dt>{nameOf(day, locale)}</dt>
              <dd>{hoursOf(day) || stores.closed()}</dd>
            </div>
          ))}
        </dl>
      )}
    </Disclosure>
  )
}

const isWholeDay = (opens: string, closes: string) => opens.startsWith('00:00') && closes.startsWith('23:59')

/** 0 is Sunday, on the shop's clock. */
const dayIn = (timeZone: string, moment: number): number =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(moment),
  )

/** The first of January 2023 was a Sunday. */
const nameOf = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day))

// The hours stand below the state where both do not fit side by side.
const button = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: { base: '[6px]', sm: '2' },
  position: 'relative',
  paddingBlock: '[5px]',
  textStyle: 'small',
  textWrap: 'balance',
  color: 'fg.muted',
  borderRadius: 'xs',
  '& svg': { width: '4', height: '4', marginBlockStart: '0.5', flexShrink: '0' },
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-6px]' },
  '&[aria-expanded=true] svg': { rotate: '[180deg]' },
})
const hours = css({ display: 'inline-flex', alignItems: 'flex-start', gap: { base: '1', sm: '2' } })
const state = css({
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  color: 'danger.text',
  '&[data-open]': { color: 'success.text' },
})
const week = css({ display: 'flex', flexDirection: 'column', gap: '2', padding: '2', textStyle: 'body' })
const entry = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '6',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: 'fg.muted',
  '&[data-today]': { color: 'fg.default', fontWeight: 'medium' },
})
