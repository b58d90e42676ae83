import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectCountdown } from '#src/goods/countdown.ports.ts'
import { leftText } from '#src/goods/left-text.ts'
import { useShop } from '#src/shop/shop.ts'
import { useOrderChanges } from '#src/shop/use-order-changes.ts'
import { useGuestId, useToken } from '#src/shop/where.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { PaymentReminderView } from './payment-reminder.view.tsx'
import { connectRemindPayment } from './remind-payment.ports.ts'

/** A bar on every page while an order waits to be paid; checkout and the payment page say it themselves. */
export function PaymentReminder() {
  const [path] = useLocation()
  const token = useToken()
  const guest_id = useGuestId()
  const shopper = token ?? guest_id
  return path === '/checkout' || shopper === null ? null : <Reminder key={shopper} />
}

function Reminder() {
  const { reminder } = useWords().shellLater
  const { api, storage, actors } = useShop()
  const { snapshot, send } = useFlow(
    () => connectRemindPayment({ api, storage, session: actors.session }),
    undefined,
  )
  const look = () => send({ type: 'orders.changed' })
  useOrderChanges(look)
  // Another tab keeps or forgets the order of this guest.
  const lookAgain = useEffectEvent(look)
  useEffect(() => storage.subscribe('unpaidOrder', () => lookAgain()), [storage])

  const { unpaid, ahead } = snapshot.context
  const [order] = unpaid
  const text =
    order &&
    (order.payment_method === 'offline_payment'
      ? reminder.transfer({ order_id: order.id })
      : reminder.payment({ order_id: order.id }))
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      {order && text && (
        <Running
          key={`${order.id}/${order.deadline}`}
          order_id={order.id}
          deadline={order.deadline}
          ahead={ahead}
          text={text}
        />
      )}
    </>
  )
}

type RunningProps = { order_id: number; deadline: number; ahead: number; text: string }

/** The time that is left, by the server's clock. */
function Running({ order_id, deadline, ahead, text }: RunningProps) {
  const { snapshot } = useFlow(() => connectCountdown({ now: () => Date.now() + ahead }), {
    ends: deadline,
  })
  if (snapshot.matches('over')) return null
  const left = snapshot.matches('running') ? leftText(snapshot.context.left) : undefined
  return <PaymentReminderView order_id={order_id} text={text} left={left} />
}
