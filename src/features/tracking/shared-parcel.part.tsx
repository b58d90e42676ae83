import { useEffect } from 'react'
import { useShop } from '#src/core/shop.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { followVisibility } from './follow-surroundings.ts'
import { LinkGone } from './link-gone.part.tsx'
import { SharedOrderSkeleton } from './shared-order.skeleton.tsx'
import { connectParcelTracking } from './shared-parcel.ports.ts'
import { SharedParcelView } from './shared-parcel.view.tsx'

/** `/p/{token}`: a parcel for its sender or its receiver, without an account (docs/contract.md §2). */
export function SharedParcel({ token }: { token: string }) {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectParcelTracking(api), { token })
  useEffect(() => followVisibility(actor), [actor])
  const { parcel } = snapshot.context
  const onRetry = () => send({ type: 'track.retry' })
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {snapshot.matches('gone') ? (
        <LinkGone />
      ) : parcel ? (
        <SharedParcelView
          parcel={parcel}
          isLost={snapshot.matches({ following: 'backingOff' })}
          onRetry={onRetry}
        />
      ) : snapshot.matches('failed') ? (
        <ErrorState level={1} onRetry={onRetry} retrying={false} />
      ) : (
        <SharedOrderSkeleton />
      )}
    </>
  )
}
