import { useFormats, useLocale, useWords } from '#i18n/i18n.tsx'
import { direction } from '#i18n/locale.ts'
import { awaitsPrice, isOver, orderStep } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** A promise further away than this is told by its day and time. */
const LONG_MINUTES = 120

/** When the order arrives: a range of minutes, or the time it is planned for. */
export function Arrival({ order }: { order: TrackedOrder }) {
  const { eta } = useWords().tracking
  const { number, dateTime, time } = useFormats()
  const locale = useLocale()
  if (isOver(order) || awaitsPrice(order)) return null
  const { min_delivery_time: earliest, max_delivery_time: latest, schedule_at } = order
  if (schedule_at && latest > LONG_MINUTES)
    return (
      <p className={column}>
        <span className={planned}>{eta.planned({ time: dateTime(schedule_at) })}</span>
        {awaitsItsTime(order) && <span className={caption}>{eta.begins({ time: time(schedule_at) })}</span>}
      </p>
    )
  const minutes = rangeOf(earliest, latest)
    .map((value) => number(value))
    .join('–')
  // Between two numbers the dash would turn them around in a right-to-left sentence.
  const range = direction(locale) === 'rtl' ? `\u2066${minutes}\u2069` : minutes
  return (
    <p className={column}>
      <span className={caption}>{order.order_type === 'take_away' ? eta.labelCollect() : eta.label()}</span>
      <span className={figure}>{latest === 0 ? eta.soon() : eta.range({ range })}</span>
    </p>
  )
}

/** Scheduled, and nothing is prepared yet. */
const awaitsItsTime = ({ scheduled, order_status }: TrackedOrder): boolean =>
  scheduled === 1 &&
  orderStep(order_status) < 3 &&
  order_status !== 'processing' &&
  order_status !== 'handover'

/** One number where both ends are the same minute; nothing arrives in no minutes at all. */
const rangeOf = (earliest: number, latest: number): number[] =>
  earliest < latest
    ? [Math.max(1, earliest), latest].filter((value, i, both) => value !== both[i + 1])
    : [latest]

const column = css({ display: 'flex', flexDirection: 'column' })
const caption = css({ textStyle: 'small', color: 'fg.muted' })
const figure = css({ textStyle: 'display', color: 'accent.text', fontVariantNumeric: 'tabular-nums' })
const planned = css({ textStyle: 'title', color: 'accent.text' })
