import type { CSSProperties } from 'react'
import { spoken, Word } from './arrow-words.tsx'
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
import type { ChartState } from './chart.ts'
import type { ChartDrawingProps, Marks } from './chart-drawing.props.ts'
import { GLYPHS } from './glyphs.ts'
import type { PlacedState } from './layout.ts'
import { pressable } from './pressable.ts'
import { textWidth } from './text.ts'

type StateProps = Pick<ChartDrawingProps, 'onState' | 'onArrow' | 'onFold'> & {
  placed: PlacedState
  marks: Marks
}

/** A state's box, what it says, and the button that folds it. */
export function State({
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
