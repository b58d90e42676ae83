import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import type { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import type { tellTransferMachine } from '#machines/checkout/tell-transfer.machine.ts'
import { isReadByContact } from '#machines/orders/order-actions.ts'
import { paymentStateOf } from '#machines/rules/order-payment.ts'
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
import { payPath } from '#src/navigation/pay-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { provedBy } from '#src/navigation/track-path.ts'
import { type PhoneState, wrongNumberIn } from '#src/navigation/wrong-number.ts'
import { useOrderToken } from '#src/shared/orders/order-tokens.ts'
import type { ProveGuestProps } from '#src/shared/orders/prove-guest.part.tsx'
import { ElsewhereView, UnprovenPayView } from './elsewhere.view.tsx'
import { OrderFailed } from './order-failed.part.tsx'
import { connectPayOrder, connectReadOrder } from './pay.ports.ts'
import { PaySkeleton } from './pay.skeleton.tsx'
import { PayView } from './pay.view.tsx'
import type { Reading } from './pay-props.ts'
import { type PayVisit, payVisitOf } from './pay-visit.ts'
import { ReadOrderView } from './read-order.view.tsx'

/** `wrong_number` is empty unless the customer corrects it. */
type Asked = { order_id: number; wrong_number: string }
type Found = { order: TrackedOrder; contact_number: string }

export type PayScreenProps = {
  /** Asks for the phone of an order that a guest placed in another browser; a signed-in customer may have been that guest. */
  find: (asked: Asked, onFound: (found: Found) => void) => ReactNode
  /** Offers this guest to confirm the phone. */
  prove: (proving: ProveGuestProps) => ReactNode
}

/** `/checkout?page=pay&order=…`, and wherever a gateway brings a customer back to (docs/spec.md §4, failed order payment). */
export function PayScreen(props: PayScreenProps) {
  const search = useSearch()
  const entry = useHistoryState<PhoneState>()
  const visit = payVisitOf(search)
  const flag = new URLSearchParams(search).get('flag')
  const token = useToken()
  const orderToken = useOrderToken(visit?.order_id)
  if (visit) {
    const contact_number = visit.contact_number || entry?.contact_number || ''
    const key = `${visit.order_id}/${token}/${contact_number}/${orderToken}`
    return (
      <Pay key={key} visit={{ ...visit, contact_number }} wrong_number={wrongNumberIn(entry)} {...props} />
    )
  }
  return flag === 'fail' || flag === 'cancel' ? <OrderFailed flag={flag} /> : <Redirect to={HOME} replace />
}

type Visited = { visit: PayVisit } & Pick<Asked, 'wrong_number'>

/** The order is read before anything is offered. */
function Pay({ visit, wrong_number, find, prove }: PayScreenProps & Visited) {
  const { api, actors } = useShop()
  const { snapshot, send } = useFlow(() => connectReadOrder({ api, session: actors.session }), visit)
  if (snapshot.matches('notFound')) return <Elsewhere visit={visit} wrong_number={wrong_number} find={find} />
  if (snapshot.status !== 'done')
    return <FirstReading reading={{ snapshot, send }} order_id={visit.order_id} />
  const order = snapshot.output
  if (isReadByContact(order) && actionable.has(paymentStateOf(order).type))
    return (
      <UnprovenPayView order={order}>
        {prove({ order, contact_number: visit.contact_number })}
      </UnprovenPayView>
    )
  return <PayRead order={order} visit={visit} />
}

/** Where the customer has to act; the others are shown as they are. */
const actionable = new Set(['payable', 'failed', 'transfer'])

/** The history entry keeps the phone that found the order, as on /track-order, so that a reload finds it, too. */
function Elsewhere({ visit: { order_id }, wrong_number, find }: Pick<PayScreenProps, 'find'> & Visited) {
  const path = useLocationWithSearch()
  const token = useToken()
  const [, navigate] = useLocation()
  return (
    <ElsewhereView signInPath={token === null ? signInPath(path) : undefined}>
      {find({ order_id, wrong_number }, ({ order, contact_number }) => {
        const state = { ...window.history.state, ...provedBy(contact_number) }
        navigate(order.id === order_id ? path : payPath(order.id), { replace: true, state })
      })}
    </ElsewhereView>
  )
}

function useLocationWithSearch(): string {
  const [location] = useLocation()
  const search = useSearch()
  return search ? `${location}?${search}` : location
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
    contact_number: visit.contact_number,
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
