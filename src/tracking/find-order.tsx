import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FindOrderOutcome } from '#machines/find-order.machine.ts'
import type { TrackAsker, TrackFields } from '#machines/rules/track-form.ts'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { type FindOrderLook, FindOrderView } from './find-order.view.tsx'
import { connectFindOrder } from './tracking.ports.ts'
import { TrackingSkeleton } from './tracking-skeleton.tsx'

export type FoundOrder = Extract<FindOrderOutcome, { type: 'found' }>

type Props = {
  /** What is known already, by a link or by whoever opens this; with everything at hand it asks at once. */
  asked: TrackFields
  asker: TrackAsker
  look: FindOrderLook
  onFound: (found: FoundOrder) => void
}

/** The way to an order: the form, or nothing but a moment when everything is known. */
export function FindOrder({ asked, asker, look, onFound }: Props) {
  const { api, actors } = useShop()
  const config = useConfig()
  const token = useToken()
  const [machine] = useState(() => connectFindOrder(api, actors.session))
  const ref = useActorRef(machine, { input: { ...asked, asker } })
  const snapshot = useSelector(ref, (current) => current)
  const [isAtOnce] = useState(() => ref.getSnapshot().matches('asking'))
  const [isShown, setShown] = useState(!isAtOnce)

  const finish = useEffectEvent(() => {
    const { output } = ref.getSnapshot()
    if (output?.type === 'found') onFound(output)
  })
  useEffect(() => {
    const follow = ref.subscribe({
      next: (current) => current.matches('editing') && setShown(true),
      complete: () => finish(),
    })
    return follow.unsubscribe
  }, [ref])

  if (!isShown) return <TrackingSkeleton look={look} />
  return (
    <FindOrderView snapshot={snapshot} send={ref.send} look={look} isGuest={token === null} config={config} />
  )
}
