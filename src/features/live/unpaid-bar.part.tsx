import { clock } from '#browser/clock.ts'
import { useWords } from '#i18n/i18n.tsx'
import { deadlineOf } from '#machines/orders/live-order.ts'
import type { LiveOrder } from '#openapi/generated/client.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectCountdown } from '#src/shared/countdown/countdown.ports.ts'
import { leftText } from '#src/shared/countdown/left-text.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { UnpaidBarView } from './unpaid-bar.view.tsx'

/** Reminds the customer of the order that waits to be paid, and of the time that is left. */
export function UnpaidBar({ order }: { order: LiveOrder | undefined }) {
  const { reminder } = useWords().shellLater
  const deadline = order && deadlineOf(order)
  const text =
    order &&
    (order.payment_method === 'offline_payment'
      ? reminder.transfer({ order_id: order.id })
      : reminder.payment({ order_id: order.id }))
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      {order && deadline && text && (
        <Running key={`${order.id}/${deadline}`} order_id={order.id} deadline={deadline} text={text} />
      )}
    </>
  )
}

type RunningProps = { order_id: number; deadline: number; text: string }

/** The time that is left, by the server's clock. */
function Running({ order_id, deadline, text }: RunningProps) {
  const { reminder } = useWords().shellLater
  const { snapshot } = useFlow(() => connectCountdown(clock), {
    ends: deadline,
  })
  if (snapshot.matches('over'))
    return <UnpaidBarView order_id={order_id} text={reminder.over({ order_id })} isOver />
  const left = snapshot.matches('running') ? leftText(snapshot.context.left) : undefined
  return <UnpaidBarView order_id={order_id} text={text} left={left} />
}
