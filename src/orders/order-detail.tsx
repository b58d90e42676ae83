import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ApiError } from '#api/api-error.ts'
import { print } from '#browser/print.ts'
import { useWords } from '#i18n/i18n.tsx'
import { orderLinesQuery, trackedOrderQuery } from '#src/goods/order.queries.ts'
import { useConfig } from '#src/shop/config.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderReceipt } from './order-receipt.view.tsx'

/** One order with its receipt; it is read again when the shop sends word of it. */
export function OrderDetail({ order_id }: { order_id: number }) {
  const { orders } = useWords()
  const { api } = useShop()
  const business = useConfig()
  const order = useQuery(trackedOrderQuery(api, order_id))
  const lines = useQuery(orderLinesQuery(api, order_id, {}, order.data?.priced))

  if (order.data)
    return (
      <OrderReceipt
        order={order.data}
        lines={lines.data}
        business={business}
        onTrack={() => openOverlay({ name: 'order-tracking', order_id })}
        onPrint={() => print(window)}
      />
    )
  if (order.error instanceof ApiError && order.error.status === 404)
    return (
      <EmptyState
        level={1}
        picture={<Art name="box" />}
        title={orders.notFound()}
        note={orders.notFoundNote()}
        action={
          <Link href="/profile?page=my-orders" className={button({ variant: 'outline' })}>
            {orders.back()}
          </Link>
        }
      />
    )
  if (order.error) return <ErrorState level={1} onRetry={() => void order.refetch()} />
  return (
    <Loading>
      <Skeleton height="560px" />
    </Loading>
  )
}
