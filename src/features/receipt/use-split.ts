import { useEffect, useEffectEvent, useState } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { splitReceiptMachine } from '#machines/orders/split-receipt.machine.ts'
import {
  type Split,
  type SplitMethod,
  type StoredSplit,
  splitByAmount,
  splitByLine,
  splitEqually,
} from '#machines/rules/split-receipt.ts'
import type { Receipt } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { keepSplit, storedSplit } from './kept-split.ts'

type Snapshot = SnapshotFrom<typeof splitReceiptMachine>

export type SplitFlow = {
  snapshot: Snapshot
  send: (event: EventFromLogic<typeof splitReceiptMachine>) => void
  split: Split
}

/** The split of a receipt, which the tab keeps when the receipt closes, and what each person pays of it now. */
export function useSplit(receipt: Receipt): SplitFlow {
  const { digit_after_decimal_point: digits } = useConfig()
  const { total, lines } = receipt
  const [saved] = useState(() => storedSplit(window, receipt))
  const { actor, snapshot, send } = useFlow(() => splitReceiptMachine, {
    shared: { total, digits, lines },
    saved,
  })
  const keep = useEffectEvent((now: Snapshot) => keepSplit(window, receipt, splitToKeep(now)))
  useEffect(() => actor.subscribe(keep).unsubscribe, [actor])
  return { snapshot, send, split: splitOf(snapshot) }
}

const splitToKeep = ({ value, context: { people, owners, amounts } }: Snapshot): StoredSplit => ({
  way: value as SplitMethod,
  people,
  owners,
  amounts,
})

export function splitOf(snapshot: Snapshot): Split {
  const { shared, ...said } = snapshot.context
  if (snapshot.matches('byLine')) return splitByLine(shared, said)
  return snapshot.matches('byAmount') ? splitByAmount(shared, said) : splitEqually(shared, said)
}
