import type { ChartArrow, ChartState } from './chart.ts'
import type { Drawing } from './layout.ts'

/** Marks on top of a chart; the ids are those of states and arrows. */
export type Marks = {
  current?: ReadonlySet<string>
  /** Where one has just been. */
  left?: ReadonlySet<string>
  /** Arrows that can be taken now. */
  enabled?: ReadonlySet<string>
  /** Arrows that were just taken. */
  taken?: ReadonlySet<string>
  found?: ReadonlySet<string>
  chosen?: string | undefined
  /** Arrows by what a report says of them. */
  covered?: ReadonlySet<string>
  /** Arrows without coverage that nothing can trigger. */
  excused?: ReadonlySet<string>
}

export type ChartDrawingProps = {
  drawing: Drawing
  marks?: Marks
  onState?: (state: ChartState) => void
  onArrow?: (arrow: ChartArrow) => void
  /** Folds a state or opens it. */
  onFold?: (state: ChartState) => void
}
