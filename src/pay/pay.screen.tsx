import { Redirect, useSearch } from 'wouter'
import type { offerPaymentMachine } from '#machines/offer-payment.machine.ts'
import type { readOrderMachine } from '#machines/read-order.machine.ts'
import type { tellTransferMachine } from '#machines/tell-transfer.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { useToastsUntilLeft } from '#src/shop/end-toasts.ts'
import { useShop } from '#src/shop/shop.ts'
import { useOrderChanges } from '#src/shop/use-order-changes.ts'
import { useToken } from '#src/shop/where.ts'
import { OrderFailed } from './order-failed.tsx'
import { connectPayOrder, connectReadOrder } from './pay.ports.ts'
import { PayView } from './pay.view.tsx'
import type { Reading } from './pay-props.ts'
import { PaySkeleton } from './pay-skeleton.tsx'
import { type PayVisit, payVisitOf } from './pay-visit.ts'
import { ReadOrderView } from './read-order.view.tsx'

/** `/checkout?page=pay&order=…`, and wherever a gateway brings a customer back to (docs/spec.md §4, failed order payment). */
export function Screen() {
  const search = useSearch()
  const visit = payVisitOf(search)
  const flag = new URLSearchParams(search).get('flag')
  const token = useToken()
  if (visit) return <Pay key={`${visit.order_id}/${token}`} visit={visit} />
  return flag === 'fail' || flag === 'cancel' ? <OrderFailed flag={flag} /> : <Redirect to="/home" replace />
}

/** The order is read before anything is offered. */
function Pay({ visit }: { visit: PayVisit }) {
  const { api, actors } = useShop()
  const { snapshot, send } = useFlow(() => connectReadOrder({ api, session: actors.session }), visit)
  return snapshot.status === 'done' ? (
    <PayRead order={snapshot.output} visit={visit} />
  ) : (
    <FirstReading reading={{ snapshot, send }} order_id={visit.order_id} />
  )
}

function FirstReading({ reading, order_id }: { reading: Reading; order_id: number }) {
  const token = useToken()
  useOrderChanges(() => reading.send({ type: 'order.news' }), { shows: order_id, only: true })
  return (
    <ReadOrderView reading={reading} isSignedIn={token !== null}>
      <PaySkeleton />
    </ReadOrderView>
  )
}

function PayRead({ order, visit }: { order: TrackedOrder; visit: PayVisit }) {
  const { api, actors } = useShop()
  const token = useToken()
  const { actor, snapshot, send } = useFlow(
    () => connectPayOrder({ api, session: actors.session, page: () => window }),
    { ...visit, order },
  )
  const reading = useChild<typeof readOrderMachine>(snapshot, 'readOrder')
  const offer = useChild<typeof offerPaymentMachine>(snapshot, 'offerPayment')
  const transfer = useChild<typeof tellTransferMachine>(offer?.snapshot, 'tellTransfer')
  useToastsUntilLeft('pay')
  useTellApp('payOrder', actor, {
    order_id: visit.order_id,
    isGuest: token === null,
    isJustPaid: visit.arrival !== 'later',
  })
  useOrderChanges(() => send({ type: 'order.news' }), { shows: visit.order_id, only: true })
  return (
    <PayView
      snapshot={snapshot}
      send={send}
      reading={reading}
      offer={offer}
      transfer={transfer}
      isSignedIn={token !== null}
    />
  )
}
