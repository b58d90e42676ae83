import {
  Bike,
  type Check,
  House,
  PackageCheck,
  PackageX,
  ReceiptText,
  ShoppingBag,
  Store,
  Undo2,
  X,
} from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { ParcelHandover, TrackedOrder } from '#openapi/generated/client.ts'
import { StepList } from '#ui/step-list.tsx'
import { type Progress, type TimelineStep, timelineSteps } from './timeline-steps.ts'

const icons: Record<TimelineStep['name'], typeof Check> = {
  placed: ReceiptText,
  confirmed: Store,
  courierFound: Bike,
  onTheWay: Bike,
  readyToCollect: ShoppingBag,
  delivered: House,
  collected: PackageCheck,
  comingBack: Undo2,
  returned: Undo2,
  lost: PackageX,
  canceled: X,
  failed: X,
}

type TimelineOrder = Omit<Progress, 'parcel'> &
  Partial<Pick<TrackedOrder, 'cancellation_reason' | 'canceled_by'>> & {
    parcel?: (NonNullable<Progress['parcel']> & Partial<Pick<ParcelHandover, 'attempts'>>) | null | undefined
  }

type Props = {
  order: TimelineOrder
  /** A parcel that comes back does not come to this reader. */
  isAway?: boolean
}

/** The four steps of the order with their times (docs/spec.md §4, order tracking drawer). */
export function Timeline({ order, isAway = false }: Props) {
  const { steps: words, reason } = useWords().tracking
  const { dateTime } = useFormats()
  const why = reasonOf(order)
  return (
    <StepList
      label={words.label()}
      steps={timelineSteps(order).map(({ name, state, time }) => ({
        key: name,
        label: (isAway && isBack(name) ? words.away[name] : words[name])(),
        state,
        stateWord: state !== 'broken' && words[state](),
        icon: icons[name],
        hint: state === 'broken' && why && reason({ reason: why }),
        time: time ? { iso: time, text: dateTime(time) } : undefined,
      }))}
    />
  )
}

const isBack = (name: TimelineStep['name']) => name === 'comingBack' || name === 'returned'

/** The courier's own words tell why a parcel came back, unless its sender canceled it. That a parcel was lost needs no reason. */
const reasonOf = ({ cancellation_reason, canceled_by, parcel }: TimelineOrder) => {
  if (parcel?.lost_at) return null
  if (canceled_by === 'customer') return cancellation_reason
  return parcel?.attempts?.at(-1)?.reason ?? cancellation_reason
}
