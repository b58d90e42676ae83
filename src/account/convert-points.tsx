import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { ConvertPointsView } from './convert-points.view.tsx'
import { connectConvertPoints } from './wallet.ports.ts'

/** Changes points into money and says so (docs/spec.md §8). */
export function ConvertPoints({ points, onDone }: { points: number; onDone: () => void }) {
  const { api, toasts } = useShop()
  const config = useConfig()
  const [machine] = useState(() => connectConvertPoints(api, window.crypto))
  const ref = useActorRef(machine)
  const snapshot = useSelector(ref, (current) => current)
  const finish = useEffectEvent((message: string) => {
    toasts.show({ kind: 'success', text: message })
    onDone()
  })
  useEffect(() => ref.on('points.converted', ({ message }) => finish(message)).unsubscribe, [ref])
  return <ConvertPointsView snapshot={snapshot} send={ref.send} points={points} config={config} />
}
