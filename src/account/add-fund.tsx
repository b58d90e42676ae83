import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useConfig } from '#src/shop/config.ts'
import { useShop } from '#src/shop/shop.ts'
import { AddFundView } from './add-fund.view.tsx'
import { connectAddFund } from './wallet.ports.ts'

/** Takes an amount and leads to the gateway, which sends the browser back to `callback`. */
export function AddFund({ callback }: { callback: string }) {
  const { api } = useShop()
  const { currency_symbol } = useConfig()
  const [machine] = useState(() => connectAddFund(api, () => window, callback))
  const ref = useActorRef(machine)
  const snapshot = useSelector(ref, (current) => current)
  return <AddFundView snapshot={snapshot} send={ref.send} currency={currency_symbol} />
}
