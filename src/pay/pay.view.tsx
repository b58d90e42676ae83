import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { failureOf } from '#machines/rules/order-payment.ts'
import type { tellTransferMachine } from '#machines/tell-transfer.machine.ts'
import type { Child } from '#src/flow/use-child.ts'
import { ORDERS, orderPath } from '#src/navigation/order-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FailureDialog } from './failure-dialog.tsx'
import type { Offer, PaySnapshot, SendPay } from './pay-props.ts'
import { PaySkeleton, payPage } from './pay-skeleton.tsx'
import { Payable } from './payable.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { Transfer } from './transfer.tsx'
import { Waiting } from './waiting.tsx'

type Props = {
  snapshot: PaySnapshot
  send: SendPay
  /** Only while the customer can pay the order, or what was chosen is carried out. */
  offer: Offer | undefined
  /** Only while the details of a transfer are told. */
  transfer: Child<typeof tellTransferMachine> | undefined
  isSignedIn: boolean
}

/** One order and what it needs to be paid; each state of the flow is one picture. */
export function PayView({ snapshot, send, offer, transfer, isSignedIn }: Props) {
  const { pay } = useWords()
  const [order] = snapshot.context.orders
  if (snapshot.matches('notFound')) return <NotFound isSignedIn={isSignedIn} />
  if (snapshot.matches('unread'))
    return (
      <ErrorState
        level={1}
        title={pay.unread.title()}
        note={pay.unread.note()}
        onRetry={() => send({ type: 'look.again' })}
      />
    )
  if (!order) return <PaySkeleton />
  if (snapshot.matches('closed'))
    return (
      <EmptyState
        level={1}
        picture={<Art name="card" />}
        title={pay.closed.title()}
        note={pay.closed.note()}
        action={
          <Link href={isSignedIn ? orderPath(order.id) : trackPath(order.id)} className={button()}>
            {pay.closed.see()}
          </Link>
        }
      />
    )
  const failure = failureOf(order, (offer?.snapshot ?? snapshot).context.arrival)
  return (
    <div className={payPage}>
      {snapshot.matches('waiting') ? (
        <Waiting snapshot={snapshot} send={send} order={order} />
      ) : (
        <>
          <PaymentSummary order={order} failure={failure} />
          {offer && transfer ? (
            <Transfer order={order} send={offer.send} transfer={transfer} />
          ) : (
            <Payable offer={offer} order={order} />
          )}
        </>
      )}
      <FailureDialog order={order} failure={failure} offer={offer} />
    </div>
  )
}

function NotFound({ isSignedIn }: { isSignedIn: boolean }) {
  const { notFound } = useWords().pay
  return (
    <EmptyState
      level={1}
      picture={<Art name="box" />}
      title={notFound.title()}
      note={notFound.note()}
      action={
        <Link
          href={isSignedIn ? ORDERS : signInPath(window.location.pathname + window.location.search)}
          className={button({ variant: 'outline' })}
        >
          {isSignedIn ? notFound.track() : notFound.signIn()}
        </Link>
      }
    />
  )
}
