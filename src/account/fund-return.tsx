import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FundReturn } from '#machines/fund-return.machine.ts'
import { useShop } from '#src/shop/shop.ts'
import { FundReturnView } from './fund-return.view.tsx'
import { connectFundReturn } from './wallet.ports.ts'

type Props = FundReturn & {
  /** Money has come: whatever shows the wallet is old. */
  onArrival: () => void
  onClose: () => void
}

/** What came of the payment somebody comes back from. */
export function FundBack({ flag, reference, onArrival, onClose }: Props) {
  const { api } = useShop()
  const [machine] = useState(() => connectFundReturn(api))
  const ref = useActorRef(machine, { input: { flag, reference } })
  const snapshot = useSelector(ref, (current) => current)
  const arrive = useEffectEvent(onArrival)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const stops = [ref.on('fund.arrived', () => arrive()), ref.subscribe({ complete: () => close() })]
    return () => {
      for (const { unsubscribe } of stops) unsubscribe()
    }
  }, [ref])

  return <FundReturnView snapshot={snapshot} send={ref.send} />
}
