import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isRepeatable } from '#machines/orders/order-actions.ts'
import { failureOf, isExpired, paymentStateOf, wasCharged } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { opens } from '#src/navigation/overlay.ts'
import { provedBy, trackPath } from '#src/navigation/track-path.ts'
import { BeforeDeadline } from '#src/shared/countdown/before-deadline.part.tsx'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureDialog } from './failure-dialog.part.tsx'
import { payPage } from './pay.skeleton.tsx'
import type { Offer, PaySnapshot, Reading, SendPay, TransferTold } from './pay-props.ts'
import { Payable } from './payable.part.tsx'
import { PaymentSummary } from './payment-summary.part.tsx'
import { ReadOrderView } from './read-order.view.tsx'
import { Transfer, TransferSkeleton } from './transfer.part.tsx'
import { Waiting } from './waiting.part.tsx'
import { WalletAgain } from './wallet-again.part.tsx'

type Props = {
  snapshot: PaySnapshot
  send: SendPay
  /** Only while the order is read again. */
  reading: Reading | undefined
  /** Only while the customer can pay the order, or what was chosen is carried out. */
  offer: Offer | undefined
  /** Only while the details of a transfer are told. */
  transfer: TransferTold | undefined
  isSignedIn: boolean
  /** Whether the shop lets the customer add money to the wallet. */
  canAddMoney: boolean
}

/** One order and what it needs to be paid; each state of the flow is one picture. */
export function PayView({ reading, ...props }: Props) {
  return (
    <ReadOrderView reading={reading} isSignedIn={props.isSignedIn}>
      <PayPage {...props} />
    </ReadOrderView>
  )
}

function PayPage({ snapshot, send, offer, transfer, isSignedIn, canAddMoney }: Omit<Props, 'reading'>) {
  const { order } = snapshot.context
  const needs = paymentStateOf(order).type
  if (needs === 'closed') return <Closed order={order} isSignedIn={isSignedIn} />
  if (snapshot.matches('expiring')) return <Expiring order={order} isSignedIn={isSignedIn} />
  const { arrival, usesWallet } = (offer?.snapshot ?? snapshot).context
  const failure = failureOf(order, arrival)
  const wallet = { usesWallet, canAdd: canAddMoney }
  const page = (
    <div className={payPage}>
      {snapshot.matches('waiting') ? (
        <Waiting snapshot={snapshot} send={send} order={order} />
      ) : (
        <>
          <PaymentSummary order={order} failure={failure} usesWallet={usesWallet} />
          <WalletAgain order={order} offer={offer} usesWallet={usesWallet} />
          {offer && transfer ? (
            <Transfer order={order} wallet={wallet} send={offer.send} transfer={transfer} />
          ) : needs === 'transfer' && !offer ? (
            <TransferSkeleton />
          ) : (
            <Payable offer={offer} order={order} wallet={wallet} />
          )}
        </>
      )}
      <FailureDialog order={order} failure={failure} offer={offer} usesWallet={usesWallet} />
    </div>
  )
  if (!order.payment_deadline || snapshot.matches('waiting')) return page
  return (
    <BeforeDeadline
      key={order.payment_deadline}
      ends={order.payment_deadline}
      onOver={() => send({ type: 'time.over' })}
      over={<Expiring order={order} isSignedIn={isSignedIn} />}
    >
      {page}
    </BeforeDeadline>
  )
}

type EndProps = { order: TrackedOrder; isSignedIn: boolean }

/** The server is about to cancel the order: nothing can be paid any more. */
function Expiring({ order, isSignedIn }: EndProps) {
  const { deadlineOver, expired } = useWords().pay
  return (
    <EmptyState
      level={1}
      picture={<Art name="card" />}
      title={deadlineOver()}
      hint={expired.ending()}
      action={<SeeOrder order={order} isSignedIn={isSignedIn} />}
    />
  )
}

function SeeOrder({ order, isSignedIn }: EndProps) {
  const { closed } = useWords().pay
  return (
    <Link
      href={isSignedIn ? orderPath(order.id) : trackPath(order.id)}
      state={isSignedIn ? null : provedBy(order.delivery_address?.contact_person_number)}
      className={button()}
    >
      {closed.see()}
    </Link>
  )
}

function Closed({ order, isSignedIn }: EndProps) {
  const { closed, expired } = useWords().pay
  if (isExpired(order))
    return (
      <EmptyState
        level={1}
        picture={<Art name="card" />}
        title={expired.title()}
        hint={wasCharged(order) ? expired.returned() : expired.note()}
        action={
          isRepeatable(order) && (
            <Button {...opens({ name: 'order-again', order_id: order.id })}>{expired.again()}</Button>
          )
        }
      />
    )
  return (
    <EmptyState
      level={1}
      picture={<Art name="card" />}
      title={closed.title()}
      hint={wasCharged(order) ? closed.note() : closed.unpaidNote()}
      action={<SeeOrder order={order} isSignedIn={isSignedIn} />}
    />
  )
}
