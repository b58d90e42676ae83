import type { ChartArrow } from './chart.ts'
import type { ChartDrawingProps, Marks } from './chart-drawing.props.ts'
import { GLYPHS } from './glyphs.ts'
import { LABEL_INDENT, LABEL_SIZE, type PlacedLine } from './layout.ts'
import { pressable } from './pressable.ts'
import { textWidth } from './text.ts'

/** The space at its end keeps a name that is made of several lines apart where it is read out. */
export const spoken = (text: string) => `${text} `

type LabelProps = { line: PlacedLine; marks: Marks; onArrow: ChartDrawingProps['onArrow'] }

export function Label({ line: { id, label }, marks, onArrow }: LabelProps) {
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
export function Word({ arrow, x, y, height, indent, text, detail, size, marks, onArrow }: WordProps) {
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
