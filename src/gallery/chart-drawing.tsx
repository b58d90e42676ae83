import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import {
  type Box,
  type BoxLine,
  canFold,
  FOLD,
  foldStart,
  INDENT,
  sizeOf,
  TAG_SIZE,
  tagWidth,
} from './box.ts'
import type { ArrowKind, ChartArrow, ChartState } from './chart.ts'
import { type Drawing, LABEL_INDENT, LABEL_SIZE, type PlacedLine, type PlacedState } from './layout.ts'
import { textWidth } from './text.ts'

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

type StateProps = Pick<ChartDrawingProps, 'onState' | 'onArrow' | 'onFold'> & {
  placed: PlacedState
  marks: Marks
}

function State({
  placed: { state, box, x, y, width, height, depth, heading },
  marks,
  onState,
  onArrow,
  onFold,
}: StateProps) {
  const radius = canFold(state) ? 16 : 12
  const words = box.lines.map((line) => ({ ...line, x: line.x + heading.x - x, y: line.y + heading.y - y }))
  return (
    <g
      className="state"
      transform={`translate(${x} ${y})`}
      data-kind={state.kind}
      data-depth={depth % 2}
      data-state={state.id}
      data-current={marks.current?.has(state.id) || undefined}
      data-left={marks.left?.has(state.id) || undefined}
      data-found={marks.found?.has(state.id) || undefined}
      data-chosen={marks.chosen === state.id || undefined}
      style={roomOfName(state, box)}
    >
      <g {...pressable(onState && (() => onState(state)))}>
        <rect className="ground" width={width} height={height} rx={radius} />
        {state.kind === 'final' && (
          <rect className="inner" x="4" y="4" width={width - 8} height={height - 8} rx={radius - 4} />
        )}
        {words.map((line, index) =>
          line.arrow ? null : <BoxText key={`${line.x} ${line.y}`} line={line} index={index} />,
        )}
        <Tags tags={state.tags} end={width - 12} />
      </g>
      {onFold && words[0] && (
        <FoldButton state={state} x={foldStart(words)} y={words[0].y - 2} onPress={() => onFold(state)} />
      )}
      {words.map((line) =>
        line.arrow ? (
          <Word
            key={`${line.x} ${line.y}`}
            arrow={line.arrow}
            x={line.x - INDENT}
            y={line.y}
            height={16}
            text={line.text}
            indent={INDENT}
            size={sizeOf(line.role)}
            marks={marks}
            onArrow={onArrow}
          />
        ) : null,
      )}
    </g>
  )
}

type FoldButtonProps = { state: ChartState; x: number; y: number; onPress: () => void }

function FoldButton({ state: { name, hidden }, x, y, onPress }: FoldButtonProps) {
  const isOpen = hidden === 0
  return (
    <g
      className="fold"
      transform={`translate(${x} ${y})`}
      {...pressable(onPress, true, isOpen)}
      aria-label={`States inside ${name}`}
    >
      <rect width={FOLD} height={FOLD} rx="8" />
      <path d={isOpen ? 'M7.5 10 12 14.5 16.5 10' : 'M10 7.5 14.5 12 10 16.5'} />
    </g>
  )
}

/**
 * For a chart that is seen from far away: how many times its size the name of a state has room for when nothing else
 * stands in its box, and how wide its first line is.
 */
function roomOfName(state: ChartState, { lines, width, height }: Box): CSSProperties {
  const names = lines.filter(({ role }) => role === 'name')
  const widths = names.map(({ text }) => textWidth(text, sizeOf('name')))
  const { x = 0, y = 0 } = names[0] ?? {}
  const beside = canFold(state) ? FOLD : 0
  const room = Math.min(
    (width - 2 * x) / (Math.max(...widths) + beside),
    (height - 2 * y) / (names.length * NAME_LINE),
  )
  return { '--room': Math.max(1, room), '--name': `${widths[0]}px` } as CSSProperties
}

/** Height of a line of a name, in pixels. */
const NAME_LINE = 21

/** The space at its end keeps a name that is made of several lines apart where it is read out. */
const spoken = (text: string) => `${text} `

function BoxText({ line: { role, text, x, y }, index }: { line: BoxLine; index: number }) {
  const size = sizeOf(role)
  return (
    <>
      {role === 'invoke' && (
        <path className="glyph invoke" transform={`translate(${x - INDENT} ${y + 3})`} d={GLYPHS.invoke} />
      )}
      <text
        className={role}
        x={x}
        y={y + size}
        fontSize={size}
        style={role === 'name' ? ({ '--line': index } as CSSProperties) : undefined}
      >
        {spoken(text)}
      </text>
    </>
  )
}

function Tags({ tags, end }: { tags: string[]; end: number }) {
  let right = end
  return tags.map((tag) => {
    const width = tagWidth(tag)
    right -= width
    const left = right
    right -= 6
    return (
      <g key={tag} className="tag" transform={`translate(${left} 12)`}>
        <rect width={width} height="17" rx="8.5" />
        <text x={width / 2} y="12.2" fontSize={TAG_SIZE} textAnchor="middle">
          {tag}
        </text>
      </g>
    )
  })
}

type LabelProps = { line: PlacedLine; marks: Marks; onArrow: ChartDrawingProps['onArrow'] }

function Label({ line: { id, label }, marks, onArrow }: LabelProps) {
  if (!label) return null
  return (
    <g className="label" transform={`translate(${label.x} ${label.y})`}>
      <rect className="pill" width={label.width} height={label.height} rx="9" />
      {label.words.map(({ arrow, role, text, y }, index) =>
        role === 'guard' ? null : (
          <Word
            key={`${id} ${y}`}
            arrow={arrow}
            x={5}
            y={y}
            height={17}
            text={text}
            detail={label.words[index + 1]?.role === 'guard' ? label.words[index + 1]?.text : undefined}
            indent={LABEL_INDENT}
            size={LABEL_SIZE}
            marks={marks}
            onArrow={onArrow}
          />
        ),
      )}
    </g>
  )
}

type WordProps = {
  arrow: ChartArrow
  x: number
  y: number
  height: number
  indent: number
  text: string
  /** The guard, a line below. */
  detail?: string | undefined
  size: number
  marks: Marks
  onArrow: ChartDrawingProps['onArrow']
}

/** What one arrow says, with the mark of its kind. */
function Word({ arrow, x, y, height, indent, text, detail, size, marks, onArrow }: WordProps) {
  return (
    <g
      className="word"
      transform={`translate(${x} ${y})`}
      data-kind={arrow.kind}
      data-arrow={arrow.id}
      data-enabled={marks.enabled?.has(arrow.id) || undefined}
      data-taken={marks.taken?.has(arrow.id) || undefined}
      data-found={marks.found?.has(arrow.id) || undefined}
      data-chosen={marks.chosen === arrow.id || undefined}
      data-covered={marks.excused?.has(arrow.id) ? undefined : marks.covered?.has(arrow.id)}
      {...pressable(onArrow && (() => onArrow(arrow)), marks.enabled?.has(arrow.id))}
      aria-description={onArrow && `from ${arrow.source} to ${arrow.target}`}
    >
      <rect
        className="halo"
        x="-2"
        y="-1"
        width={indent + textWidth(text, size) + 8}
        height={height}
        rx="6"
      />
      <path className="glyph" transform="translate(1.5 4)" d={GLYPHS[arrow.kind]} />
      <text className="event" x={indent} y={size} fontSize={size}>
        {spoken(text)}
      </text>
      {detail && (
        <text className="guard" x={indent} y={height + size} fontSize={size - 0.5}>
          {detail}
        </text>
      )}
    </g>
  )
}

/** Only what can be done now is in the order of the tab key; everything else is told beside the chart as well. */
const pressable = (press: (() => void) | undefined, isNext = false, isExpanded?: boolean) =>
  press
    ? {
        role: 'button',
        'aria-expanded': isExpanded,
        tabIndex: isNext ? 0 : -1,
        onClick: press,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          press()
        },
      }
    : {}

/** Marks of eight by eight pixels. */
export const GLYPHS: Record<ArrowKind | 'invoke', string> = {
  event: 'M1 4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
  done: 'M0.8 4.2 3.2 6.6 7.4 1.6',
  refused: 'M1.4 1.4 6.6 6.6M6.6 1.4 1.4 6.6',
  after: 'M0.8 4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M4 2.2V4l1.5 0.9',
  always: 'M1 4h5.4M4.4 1.8 6.8 4 4.4 6.2',
  invoke: 'M5 0.4 1.4 4.8h2.4L3.2 8.4 6.8 3.9H4.4Z',
}

const RADIUS = 9

type Point = { x: number; y: number }

/** A way around corners, each cut short by a curve. */
function rounded(points: Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const reach = Math.min(RADIUS, apart(before, point) / 2, apart(point, after) / 2)
      const from = toward(point, before, reach)
      const to = toward(point, after, reach)
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
    })
    .join('')
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const toward = (from: Point, to: Point, reach: number): Point => {
  const length = apart(from, to) || 1
  return {
    x: round(from.x + ((to.x - from.x) / length) * reach),
    y: round(from.y + ((to.y - from.y) / length) * reach),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
