import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#api/api-error.ts'
import type { SharedOrder as Order } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { followSurroundings } from './follow-surroundings.ts'
import { LinkGone } from './link-gone.part.tsx'
import { asFollowed, connectSharedOrder, readSharedOrder, sharedIn } from './shared-order.ports.ts'
import { SharedOrderSkeleton } from './shared-order.skeleton.tsx'
import { SharedOrderView } from './shared-order.view.tsx'

/** `/t/{token}`: an order for the holder of its link, without an account or a phone number. */
export function SharedOrder({ token }: { token: string }) {
  const { api } = useShop()
  const order = useQuery({
    queryKey: ['trackSharedOrder', token],
    queryFn: ({ signal }) => readSharedOrder(api, token, signal),
    // The flow asks again from here on; another visit begins anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {order.data ? (
        <Followed token={token} found={order.data} />
      ) : isGone(order.error) ? (
        <LinkGone />
      ) : order.error ? (
        <ErrorState level={1} onRetry={() => void order.refetch()} retrying={order.isFetching} />
      ) : (
        <SharedOrderSkeleton />
      )}
    </>
  )
}

/** Unknown, expired or revoked, or no token at all. */
const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 403)

function Followed({ token, found }: { token: string; found: Order }) {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectSharedOrder(api, token), {
    order: asFollowed(found),
    contact_number: '',
  })
  useEffect(() => followSurroundings(actor), [actor])
  if (snapshot.matches('notFound')) return <LinkGone />
  return (
    <SharedOrderView
      order={sharedIn(snapshot)}
      isLost={snapshot.matches({ following: 'backingOff' })}
      onRetry={() => send({ type: 'track.retry' })}
    />
  )
}
