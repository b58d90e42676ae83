import type { FundReturn } from '#machines/account/fund-return.machine.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { FundReturnView } from './fund-return.view.tsx'
import { connectFundReturn } from './wallet.ports.ts'

type Props = FundReturn & {
  /** Reads the transactions again. */
  refreshList: () => void
  onClose: () => void
}

/** The result of a payment, after the gateway sent the browser back. */
export function FundBack({ flag, reference, refreshList, onClose }: Props) {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectFundReturn(api), { flag, reference })
  useTellApp('fundReturn', actor, { refreshList })
  useOutcome(actor, onClose)

  return <FundReturnView snapshot={snapshot} send={send} />
}
