import type { ArrowKind } from '../chart.ts'
import { GLYPHS } from '../glyphs.ts'

/** The mark of who brings an arrow about, as on the chart. */
export const KindMark = ({ kind }: { kind: ArrowKind }) => (
  <svg className="kind" data-kind={kind} viewBox="0 0 8 8" width="12" height="12" aria-hidden>
    <path d={GLYPHS[kind]} />
  </svg>
)
