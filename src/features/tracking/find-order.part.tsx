import { useState } from 'react'
import type { FindOrderOutcome } from '#machines/orders/find-order.machine.ts'
import type { TrackAsker, TrackFields } from '#machines/orders/track-form.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { type FindOrderAim, type FindOrderLook, FindOrderView } from './find-order.view.tsx'
import { connectFindOrder } from './tracking.ports.ts'
import { TrackingSkeleton } from './tracking.skeleton.tsx'

export type FoundOrder = Extract<FindOrderOutcome, { type: 'found' }>

type Props = {
  /** Fields known from a link or from the caller; with all of them the form sends at once. */
  asked: TrackFields
  asker: TrackAsker
  /** The customer corrects the phone number before anything is asked. */
  isWrong?: boolean
  look: FindOrderLook
  /** What the asker wants with the order. */
  aim?: FindOrderAim
  onFound: (found: FoundOrder) => void
}

/** The way to an order: the form, or nothing but a moment when everything is known. */
export function FindOrder({ asked, asker, isWrong = false, look, aim = 'track', onFound }: Props) {
  const { api, actors } = useShop()
  const config = useConfig()
  const token = useToken()
  const { actor, snapshot, send } = useFlow(() => connectFindOrder(api, actors.session), {
    ...asked,
    asker,
    isWrong,
  })
  const [isShown, setShown] = useState(!snapshot.matches('asking'))
  // The form stays while it asks again.
  if (!isShown && snapshot.matches('editing')) setShown(true)
  useOutcome(actor, onFound)

  if (!isShown) return <TrackingSkeleton look={look} />
  return (
    <FindOrderView
      snapshot={snapshot}
      send={send}
      look={look}
      aim={aim}
      // A customer may have ordered as a guest.
      isGuest={token === null || asker === 'guest'}
      config={config}
    />
  )
}
