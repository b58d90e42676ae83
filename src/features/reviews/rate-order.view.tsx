import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { rateOrderMachine } from '#machines/orders/rate-order.machine.ts'
import { ORDERS, orderPath } from '#src/navigation/order-path.ts'
import { HOME } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReviewCard } from './review-card.part.tsx'
import { reviewColumn } from './review-column.ts'
import { ReviewHeading } from './review-heading.part.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof rateOrderMachine>
  send: (event: EventFromLogic<typeof rateOrderMachine>) => void
  /** The reviews, while the customer writes them. */
  children: ReactNode
}

/** The page on which a customer reviews an order: its items and its courier, sent together, each for itself. */
export function RateOrderView(props: Props) {
  return (
    <FocusKeeper next={(inside) => inside.querySelector<HTMLElement>('[data-way-on]')}>
      <State {...props} />
    </FocusKeeper>
  )
}

function State({ snapshot, send, children }: Props) {
  const { rateOrder: words } = useWords()
  const { order_id, store_name, subjects } = snapshot.context
  const again = () => send({ type: 'order.retry' })
  if (snapshot.matches('unread')) return <ErrorState level={1} title={words.unread()} onRetry={again} />
  if (snapshot.matches('notFound'))
    return (
      <EmptyState
        level={1}
        picture={<Art name="box" />}
        title={words.notFound.title()}
        hint={words.notFound.note()}
        action={
          <Link href={ORDERS} className={button({ variant: 'outline' })}>
            {words.notFound.action()}
          </Link>
        }
      />
    )
  if (snapshot.matches('notDelivered'))
    return (
      <EmptyState
        level={1}
        picture={<Art name="box" />}
        title={words.early.title()}
        hint={words.early.note()}
        action={
          <Button variant="outline" onClick={again}>
            {words.early.again()}
          </Button>
        }
      />
    )
  if (snapshot.matches('rated')) return <Thanks order_id={order_id} />
  if (snapshot.matches('closed'))
    return (
      <div className={reviewColumn}>
        <ReviewHeading
          order_id={order_id}
          store_name={store_name}
          title={words.closed.title()}
          hint={words.closed.note()}
        />
        {subjects.map((subject) => (
          <ReviewCard key={subject.key} subject={subject} />
        ))}
      </div>
    )
  if (snapshot.matches('writing')) return children
  return (
    <Loading className={reviewColumn}>
      <Skeleton height="64px" />
      <Repeat times={3}>
        <Skeleton height="220px" />
      </Repeat>
    </Loading>
  )
}

function Thanks({ order_id }: { order_id: number }) {
  const { thanks } = useWords().rateOrder
  return (
    <div role="status">
      <EmptyState
        level={1}
        picture={<Art name="party" />}
        title={thanks.title()}
        hint={thanks.note()}
        action={
          <span className={actions}>
            <Link href={orderPath(order_id)} className={button({ variant: 'outline' })} data-way-on>
              {thanks.order()}
            </Link>
            <Link href={HOME} className={button()}>
              {thanks.home()}
            </Link>
          </span>
        }
      />
    </div>
  )
}

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' })
