import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { ApiError } from '#api/api-error.ts'
import { useWords } from '#i18n/i18n.tsx'
import { viewerOf } from '#machines/orders/order-actions.ts'
import { awaitsAcceptance } from '#machines/rules/order-steps.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useOrderChanges } from '#src/core/use-order-changes.ts'
import { useGuestId, useToken } from '#src/core/where.ts'
import { openOverlay, useGo } from '#src/navigation/overlay.ts'
import { AcceptPrice } from '#src/shared/orders/accept-price.part.tsx'
import { CancelOrder } from '#src/shared/orders/cancel-order.part.tsx'
import {
  orderLinesQuery,
  prescriptionQuery,
  proofOf,
  trackedOrderQuery,
} from '#src/shared/orders/order.queries.ts'
import type { ProveGuestProps } from '#src/shared/orders/prove-guest.part.tsx'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { BackLink } from './order-page.props.ts'
import { OrderPageSkeleton } from './order-page.skeleton.tsx'
import { OrderPageView } from './order-page.view.tsx'

type OrderPageProps = {
  order_id: number
  /** Proves access to the order of another guest; empty for the shopper's own. */
  contact_number?: string
  /** The page that lists this order, or follows it. */
  back: BackLink
  /** Offers a guest in another browser to confirm the phone. */
  prove?: (proving: ProveGuestProps) => ReactNode
}

/** Everything about one order. The event stream, the return to the page and the return of the network read it again. */
export function OrderPage({ order_id, contact_number = '', back, prove }: OrderPageProps) {
  const { orders } = useWords()
  const go = useGo()
  const { api } = useShop()
  const business = useConfig()
  const token = useToken()
  const guest_id = useGuestId()
  const proof = proofOf(token ? null : guest_id, contact_number)
  const [isCanceling, setCanceling] = useState(false)
  const order = useQuery(trackedOrderQuery(api, order_id, proof))
  const lines = useQuery(orderLinesQuery(api, order_id, proof, order.data?.priced))
  const viewer = order.data && viewerOf(order.data, { token, guest_id })
  const hasPrescription = viewer?.isOwner === true && (order.data?.order_attachment_count ?? 0) > 0
  const prescription = useQuery({ ...prescriptionQuery(api, order_id, proof), enabled: hasPrescription })
  const readAgain = () => void order.refetch()
  useOrderChanges(readAgain, { shows: order_id, only: true })

  if (order.data && viewer)
    return (
      <>
        <OrderPageView
          order={order.data}
          viewer={viewer}
          lines={lines}
          prescription={hasPrescription ? prescription : undefined}
          business={business}
          contact_number={proof.contact_number}
          back={back}
          price={
            awaitsAcceptance(order.data) && viewer.isOwner ? (
              <AcceptPrice order={order.data} followOrder={readAgain} onCancel={() => setCanceling(true)} />
            ) : undefined
          }
          proof={prove?.({ order: order.data, contact_number, onProven: readAgain })}
          onTrack={() =>
            token
              ? openOverlay({ name: 'order-tracking', order_id })
              : go(back.href, { state: back.state ?? null })
          }
          onCancel={() => setCanceling(true)}
        />
        {isCanceling && (
          <CancelOrder order={order.data} followOrder={readAgain} onEnd={() => setCanceling(false)} />
        )}
      </>
    )
  if (order.error instanceof ApiError && order.error.status === 404)
    return (
      <EmptyState
        level={1}
        picture={<Art name="box" />}
        title={orders.notFound()}
        hint={orders.notFoundNote()}
        action={
          <Link href={back.href} state={back.state} className={button({ variant: 'outline' })}>
            {back.name}
          </Link>
        }
      />
    )
  if (order.error) return <ErrorState level={1} onRetry={readAgain} retrying={order.isFetching} />
  return <OrderPageSkeleton />
}
