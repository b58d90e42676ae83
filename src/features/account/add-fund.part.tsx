import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { AddFundView } from './add-fund.view.tsx'
import { connectAddFund } from './wallet.ports.ts'

/** Takes an amount and leads to the gateway, which sends the browser back to `callback`. */
export function AddFund({ callback }: { callback: string }) {
  const { api } = useShop()
  const { currency_symbol } = useConfig()
  const { snapshot, send } = useFlow(() => connectAddFund(api, () => window, callback), undefined)
  return <AddFundView snapshot={snapshot} send={send} currency={currency_symbol} />
}
