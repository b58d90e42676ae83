import { Redirect, useSearch } from 'wouter'
import type { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import type { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import type { tellTransferMachine } from '#machines/checkout/tell-transfer.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useToastsUntilLeft } from '#src/core/end-toasts.ts'
import { useShop } from '#src/core/shop.ts'
import { useOrderChanges } from '#src/core/use-order-changes.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useToken } from '#src/core/where.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { HOME } from '#src/navigation/pages.ts'
import { OrderFailed } from './order-failed.part.tsx'
import { connectPayOrder, connectReadOrder } from './pay.ports.ts'
import { PaySkeleton } from './pay.skeleton.tsx'
import { PayView } from './pay.view.tsx'
import type { Reading } from './pay-props.ts'
import { type PayVisit, payVisitOf } from './pay-visit.ts'
import { ReadOrderView } from './read-order.view.tsx'

/** `/checkout?page=pay&order=…`, and wherever a gateway brings a customer back to (docs/spec.md §4, failed order payment). */
function PayScreen() {
  const search = useSearch()
  const visit = payVisitOf(search)
  const flag = new URLSearchParams(search).get('flag')
  const token = useToken()
  if (visit) return <Pay key={`${visit.order_id}/${token}`} visit={visit} />
  return flag === 'fail' || flag === 'cancel' ? <OrderFailed flag={flag} /> : <Redirect to={HOME} replace />
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
      canAddMoney={useConfig().add_fund_status === 1}
      isSignedIn={token !== null}
    />
  )
}

export { PayScreen as Screen }
