import { useId } from 'react'
import { Label } from './arrow-words.tsx'
import { canFold } from './box.ts'
import type { ChartDrawingProps, Marks } from './chart-drawing.props.ts'
import type { PlacedLine } from './layout.ts'
import { rounded } from './rounded.ts'
import { State } from './state-drawing.tsx'

/** The chart as SVG without a size of its own: states, their lines, and the arrows between them. */
export function ChartDrawing({ drawing, marks = {}, onState, onArrow, onFold }: ChartDrawingProps) {
  const heads = useId()
  const lines = drawing.lines
    .map((line) => ({ line, look: lookOf(line, marks) }))
    .sort((a, b) => LOOKS.indexOf(a.look) - LOOKS.indexOf(b.look))
  return (
    <g className="chart">
      <Heads id={heads} />
      {drawing.states.map((placed) => (
        <State
          key={placed.state.id}
          placed={placed}
          marks={marks}
          onState={onState}
          onArrow={onArrow}
          onFold={placed.depth > 0 && canFold(placed.state) ? onFold : undefined}
        />
      ))}
      {drawing.starts.map(({ x, y, width }) => (
        <circle key={`${x} ${y}`} className="start" cx={x + width / 2} cy={y + width / 2} r={width / 2} />
      ))}
      {lines.map(({ line, look }) => (
        <path
          key={line.id}
          className={`line ${look}`}
          d={rounded(line.points)}
          markerEnd={`url(#${heads}${look})`}
        />
      ))}
      {lines.map(({ line }) => (
        <Label key={line.id} line={line} marks={marks} onArrow={onArrow} />
      ))}
    </g>
  )
}

/** How a line looks; what comes later lies above. */
const LOOKS = ['plain', 'covered', 'enabled', 'taken', 'uncovered'] as const
type Look = (typeof LOOKS)[number]

/** A line of several arrows looks as the most telling of them. */
function lookOf({ label }: PlacedLine, { covered, excused, taken, enabled }: Marks): Look {
  const ids = label?.words.map(({ arrow }) => arrow.id) ?? []
  if (covered) {
    const counted = ids.filter((id) => !excused?.has(id))
    if (counted.some((id) => !covered.has(id))) return 'uncovered'
    return counted.length > 0 ? 'covered' : 'plain'
  }
  if (ids.some((id) => taken?.has(id))) return 'taken'
  return ids.some((id) => enabled?.has(id)) ? 'enabled' : 'plain'
}

/** Arrowheads; a page with several charts needs them under names of their own. */
function Heads({ id }: { id: string }) {
  return (
    <defs>
      {LOOKS.map((look) => (
        <marker
          key={look}
          id={`${id}${look}`}
          className={`head ${look}`}
          viewBox="0 0 8 8"
          refX="7.2"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0.5 0.6 7.5 4 0.5 7.4Z" />
        </marker>
      ))}
    </defs>
  )
}
