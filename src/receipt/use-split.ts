import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { type Split, splitByAmount, splitByLine, splitEqually } from '#machines/rules/split-receipt.ts'
import { splitReceiptMachine } from '#machines/split-receipt.machine.ts'
import type { Receipt } from '#openapi/generated/client.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useConfig } from '#src/shop/config.ts'

type Snapshot = SnapshotFrom<typeof splitReceiptMachine>

export type SplitFlow = {
  snapshot: Snapshot
  send: (event: EventFromLogic<typeof splitReceiptMachine>) => void
  split: Split
}

/** The split of a receipt, and what each person pays of it now. */
export function useSplit({ total, lines }: Receipt): SplitFlow {
  const { digit_after_decimal_point: digits } = useConfig()
  const { snapshot, send } = useFlow(() => splitReceiptMachine, { shared: { total, digits, lines } })
  return { snapshot, send, split: splitOf(snapshot) }
}

export function splitOf(snapshot: Snapshot): Split {
  const { shared, ...said } = snapshot.context
  if (snapshot.matches('byLine')) return splitByLine(shared, said)
  return snapshot.matches('byAmount') ? splitByAmount(shared, said) : splitEqually(shared, said)
}
