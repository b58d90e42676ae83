import { Bike, type Check, House, PackageCheck, ReceiptText, ShoppingBag, Store, X } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { TrackedOrder } from '#openapi/generated/client.ts'
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
  canceled: X,
  failed: X,
}

/** The four steps of the order with their times (docs/spec.md §4, order tracking drawer). */
export function Timeline({
  order,
}: {
  order: Progress & Partial<Pick<TrackedOrder, 'cancellation_reason'>>
}) {
  const { steps: words, reason } = useWords().tracking
  const { dateTime } = useFormats()
  const { cancellation_reason } = order
  return (
    <StepList
      label={words.label()}
      steps={timelineSteps(order).map(({ name, state, time }) => ({
        key: name,
        label: words[name](),
        state,
        stateWord: state !== 'broken' && words[state](),
        icon: icons[name],
        note: state === 'broken' && cancellation_reason && reason({ reason: cancellation_reason }),
        time: time ? { iso: time, text: dateTime(time) } : undefined,
      }))}
    />
  )
}
