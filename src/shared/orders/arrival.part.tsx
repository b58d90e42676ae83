import { useFormats, useLocale, useWords } from '#i18n/i18n.tsx'
import type { Promised } from '#machines/orders/arrival.ts'
import { orderStep } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useMinute } from '#src/core/shop-minute.ts'
import { css } from '#styled/css/index.js'
import { arrivalText } from './arrival-text.ts'
import { useSlotText } from './use-slot-text.ts'

type ArrivingOrder = Promised & Pick<TrackedOrder, 'scheduled' | 'arrival_reason'>

/** When the order arrives: a range of minutes and why it is later than promised, or the slot it is planned for. */
export function Arrival({ order }: { order: ArrivingOrder }) {
  const { eta } = useWords().tracking
  const arrival = arrivalText(order, eta, useFormats(), useLocale(), useSlotText())
  if (!arrival) return null
  const { arrival_reason } = order
  if (arrival.type === 'planned')
    return (
      <p className={column}>
        <span className={planned}>{arrival.text}</span>
        {awaitsItsTime(order) && <span className={caption}>{eta.begins()}</span>}
      </p>
    )
  return (
    <p className={column}>
      <span className={caption}>{arrival.label}</span>
      <span className={arrivalTimes}>
        <span className={figure}>{arrival.text}</span>
        {arrival.type === 'minutes' && <ArrivalClock range={arrival.range} />}
      </span>
      {arrival_reason && <span className={caption}>{eta.late[arrival_reason]()}</span>}
    </p>
  )
}

/** The minutes as times of day in the shop's zone, by the clock of the storefront. */
function ArrivalClock({ range }: { range: readonly number[] }) {
  const { eta } = useWords().tracking
  const { time } = useFormats()
  const now = useMinute()
  const [from, to] = range.map((minutes) => time(now + minutes * 60_000))
  return <span className={clock}>· {from && to ? eta.slot({ from, to }) : from}</span>
}

/** Scheduled, and nothing is prepared yet. */
const awaitsItsTime = ({
  scheduled,
  order_status,
}: Pick<TrackedOrder, 'scheduled' | 'order_status'>): boolean =>
  scheduled === 1 &&
  orderStep(order_status) < 3 &&
  order_status !== 'processing' &&
  order_status !== 'handover'

const column = css({ display: 'flex', flexDirection: 'column' })
const caption = css({ textStyle: 'small', color: 'fg.muted' })
const figure = css({ textStyle: 'display', color: 'accent.text', fontVariantNumeric: 'tabular-nums' })
const arrivalTimes = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })
const clock = css({ textStyle: 'title', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const planned = css({ textStyle: 'title', color: 'accent.text' })
