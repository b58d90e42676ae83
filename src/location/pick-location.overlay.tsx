import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/shop/config.ts'
import { closeOverlay, type Overlay as OverlayEntry, openOverlay, useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePlace } from '#src/shop/where.ts'
import { connectPickLocation } from './location.ports.ts'
import { PickLocationView } from './pick-location.view.tsx'

type Next = Extract<OverlayEntry, { name: 'location' }>['next']

type Props = {
  next: Next
  /** Starts with the position of the device. */
  locate?: boolean | undefined
  /** Starts in the search field. */
  search?: boolean | undefined
}

/** Picks the place the customer shops for, then goes where the one who opened it wanted (docs/spec.md §4, location pick). */
export function Overlay({ next, locate, search = false }: Props) {
  const words = useWords()
  const { api, actors, toasts } = useShop()
  const go = useGo()
  const place = usePlace()
  const { default_location } = useConfig()
  const [machine] = useState(() => connectPickLocation(api, window.navigator))
  const ref = useActorRef(machine, { input: { start: place ?? default_location, locate } })
  const snapshot = useSelector(ref, (current) => current)

  const finish = useEffectEvent(() => {
    const outcome = ref.getSnapshot().output
    if (outcome?.type !== 'picked') return closeOverlay()
    actors.location.send({ type: 'location.set', place: outcome.place })
    toasts.show({ kind: 'success', text: words.news.locationSet() })
    if (next === 'close') closeOverlay()
    else if (next === 'modules') openOverlay({ name: 'modules' })
    else go('/home')
  })
  useEffect(() => ref.subscribe({ complete: () => finish() }).unsubscribe, [ref])

  return <PickLocationView snapshot={snapshot} send={ref.send} startsInSearch={search} />
}
