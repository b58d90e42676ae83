import { Redirect, useSearch } from 'wouter'
import type { offerPaymentMachine } from '#machines/offer-payment.machine.ts'
import type { tellTransferMachine } from '#machines/tell-transfer.machine.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { useToastsUntilLeft } from '#src/shop/end-toasts.ts'
import { useShop } from '#src/shop/shop.ts'
import { useOrderChanges } from '#src/shop/use-order-changes.ts'
import { useToken } from '#src/shop/where.ts'
import { OrderFailed } from './order-failed.tsx'
import { connectPayOrder } from './pay.ports.ts'
import { PayView } from './pay.view.tsx'
import { type PayVisit, payVisitOf } from './pay-visit.ts'

/** `/checkout?page=pay&order=…`, and wherever a gateway brings a customer back to (docs/spec.md §4, failed order payment). */
export function Screen() {
  const search = useSearch()
  const visit = payVisitOf(search)
  const flag = new URLSearchParams(search).get('flag')
  const token = useToken()
  if (visit) return <Pay key={`${visit.order_id}/${token}`} visit={visit} />
  return flag === 'fail' || flag === 'cancel' ? <OrderFailed flag={flag} /> : <Redirect to="/home" replace />
}

function Pay({ visit }: { visit: PayVisit }) {
  const { api, actors } = useShop()
  const token = useToken()
  const { actor, snapshot, send } = useFlow(
    () => connectPayOrder({ api, session: actors.session, page: () => window }),
    visit,
  )
  const offer = useChild<typeof offerPaymentMachine>(snapshot, 'offerPayment')
  const transfer = useChild<typeof tellTransferMachine>(offer?.snapshot, 'tellTransfer')
  useToastsUntilLeft('pay')
  useTellApp('payOrder', actor, {
    order_id: visit.order_id,
    isGuest: token === null,
    isJustPaid: visit.arrival !== 'later',
  })
  useOrderChanges(() => send({ type: 'order.news' }), visit.order_id)

  return (
    <PayView snapshot={snapshot} send={send} offer={offer} transfer={transfer} isSignedIn={token !== null} />
  )
}
