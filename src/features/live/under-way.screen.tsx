import { Bike, CircleAlert, CircleCheck, Package, ShoppingBag } from 'lucide-react'
import { useEffect } from 'react'
import { markTab } from '#browser/mark-tab.ts'
import { useFormats, useLocale, useWords } from '#i18n/i18n.tsx'
import { isOver, orderStep } from '#machines/rules/order-steps.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { arrivalText } from '#src/shared/orders/arrival-text.ts'
import { nowText } from '#src/shared/orders/now-text.ts'
import { statusText } from '#src/shared/orders/order-status.part.tsx'
import { useSlotText } from '#src/shared/orders/use-slot-text.ts'
import { css } from '#styled/css/index.js'
import { LiveRegion } from '#ui/live-region.tsx'
import { FootBar } from './foot-bar.part.tsx'
import type { RunningOrderProps } from './live-order.part.tsx'

const icons = { delivery: Bike, take_away: ShoppingBag, parcel: Package }

/** How the order stands and when it arrives: in the bar, in the name of the tab and in its icon. */
function RunningOrderScreen({ order, isShown }: RunningOrderProps) {
  const { tracking, orders } = useWords()
  const { order_status } = order
  const arrival = arrivalText(order, tracking.eta, useFormats(), useLocale(), useSlotText())
  const step = orderStep(order_status)
  const status = statusText(order, orders)
  const title = arrival ? `${arrival.text} · ${status}` : status
  useEffect(() => markTab(document, { title, step }), [title, step])

  if (isShown) return null
  const text = nowText(order, tracking)
  const hasFailed = step === 0
  const Icon = hasFailed ? CircleAlert : step === 4 ? CircleCheck : icons[order.order_type]
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      <FootBar
        name={tracking.live.name()}
        href={trackPath(order.id)}
        tone={hasFailed ? 'neutral' : isOver(order) ? 'success' : 'info'}
        icon={<Icon aria-hidden="true" />}
        text={text}
        action={tracking.updates.follow()}
        {...(!hasFailed && { step })}
      >
        {arrival && (
          <span className={when}>
            {arrival.type === 'minutes' && `${arrival.label} `}
            {arrival.text}
          </span>
        )}
      </FootBar>
    </>
  )
}

const when = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

export { RunningOrderScreen as Screen }
