import type { Marks } from './chart-drawing.props.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import type { Drawing } from './layout.ts'

/** A chart on a page of a report, as wide as it is. `label` is its name for a reader. */
export const ReportChart = ({ drawing, marks, label }: { drawing: Drawing; marks: Marks; label: string }) => (
  <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} width={drawing.width} role="img" aria-label={label}>
    <ChartDrawing drawing={drawing} marks={marks} />
  </svg>
)
