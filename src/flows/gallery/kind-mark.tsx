import { Check, Circle, Clock, CornerDownRight, X } from 'lucide-react'
import type { ArrowKind } from '#src/flows/chart.ts'

const MARKS = { event: Circle, done: Check, refused: X, after: Clock, always: CornerDownRight }

/** The mark of who brings an arrow about, as on the chart. */
export function KindMark({ kind }: { kind: ArrowKind }) {
  const Mark = MARKS[kind]
  return <Mark className="kind" data-kind={kind} size={13} aria-hidden />
}
