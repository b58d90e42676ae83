import type { PointerEvent } from 'react'
import type { Drawing } from '../layout.ts'
import type { Point, Size, Viewport } from './viewport.ts'

const LARGEST: Size = { width: 200, height: 140 }

type MinimapProps = {
  drawing: Drawing
  viewport: Viewport
  frame: Size
  /** A point of the chart was pressed. */
  onPress: (at: Point) => void
}

/** The whole chart without its words, with the part that is in sight. The window has keys and buttons for all it does. */
export function Minimap({ drawing, viewport: { x, y, scale }, frame, onPress }: MinimapProps) {
  const small = Math.min(LARGEST.width / drawing.width, LARGEST.height / drawing.height)
  const { width, height } = frame
  const isWhole =
    x >= 0 && y >= 0 && drawing.width * scale + x <= width && drawing.height * scale + y <= height
  if (isWhole) return null
  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onPress({ x: (event.clientX - box.left) / small, y: (event.clientY - box.top) / small })
  }
  return (
    <svg
      className="minimap"
      aria-hidden
      width={drawing.width * small}
      height={drawing.height * small}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onPointerDown={press}
      onPointerMove={press}
    >
      {drawing.states.map(({ state, depth, ...placed }) => (
        <rect
          key={state.id}
          x={placed.x}
          y={placed.y}
          width={placed.width}
          height={placed.height}
          data-deep={depth > 1 || undefined}
          rx={10}
        />
      ))}
      <rect className="sight" x={-x / scale} y={-y / scale} width={width / scale} height={height / scale} />
    </svg>
  )
}
