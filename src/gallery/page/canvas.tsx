import './canvas.css'
import { Maximize, Minus, Plus } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { ChartArrow, ChartState } from '../chart.ts'
import type { Marks } from '../chart-drawing.props.ts'
import { ChartDrawing } from '../chart-drawing.tsx'
import { type Folding, folded, isIn, regionShown, toggled, withRegions } from '../folding.ts'
import { type Drawing, placedState } from '../layout.ts'
import { Minimap } from './minimap.tsx'
import { RegionTabs } from './region-tabs.tsx'
import { useShown } from './shown.ts'
import { type Drawn, useDrawing } from './use-drawing.ts'
import {
  anchored,
  centred,
  detailAt,
  fitted,
  moved,
  opened,
  type Point,
  type Size,
  showing,
  type Viewport,
  zoomed,
} from './viewport.ts'

export type CanvasProps = {
  flow: Drawn
  marks: Marks
  /** A state to be kept in sight. */
  inSight: string | undefined
  onState: (state: ChartState) => void
  onArrow: (arrow: ChartArrow) => void
}

const STEP = 60
const CLOSER = 1.25
/** A press that moves less than this is a click. */
const STILL = 4

/** The chart in a window that is moved and zoomed by hand, wheel, pinch and keys. Made anew for each flow. */
export function Canvas({ flow, marks, inSight, onState, onArrow }: CanvasProps) {
  const [{ folding, chosen }, show] = useShown()
  // The chart stays in sight while it is laid out anew.
  const chart = useDeferredValue(folded(flow.chart, folding))
  const drawing = useDrawing({ ...flow, chart })
  const [shown, setShown] = useState(drawing)
  /** The state that was folded last stays where it is. */
  const [anchor, setAnchor] = useState(flow.chart.root.id)
  const frame = useRef<HTMLDivElement>(null)
  const [viewport, setViewport] = useState<Viewport>()
  /** Of the window, when the chart was last moved in it. */
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [isGliding, setGliding] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const wasMoved = useRef(false)

  const sizeOfFrame = () => ({ width: frame.current!.clientWidth, height: frame.current!.clientHeight })
  const middle = () => ({ x: sizeOfFrame().width / 2, y: sizeOfFrame().height / 2 })
  const change = (to: (before: Viewport) => Viewport, glide = false) => {
    setGliding(glide)
    setSize(sizeOfFrame())
    setViewport((before) => to(before ?? opened(drawing, sizeOfFrame())))
  }
  const showAll = () => change(() => fitted(drawing, sizeOfFrame()), true)

  if (shown !== drawing) {
    setShown(drawing)
    const isNew = inSight !== undefined && isDrawn(drawing, inSight) && !isDrawn(shown, inSight)
    if (viewport)
      setViewport(
        isNew
          ? showing(viewport, placedState(drawing, inSight), drawing, size)
          : anchored(viewport, placedState(shown, anchor), placedState(drawing, anchor)),
      )
  }
  const parallel = withRegions(flow.chart, folding)
  const foldAt = (id: string, next: Folding) => {
    setAnchor(id)
    const isLost = chosen !== undefined && next.closed.includes(id) && isIn(chosen.split(' ')[0]!, id)
    show({ folding: next, ...(isLost && { chosen: id }) })
  }

  const start = useEffectEvent(() => change((before) => before))
  useEffect(() => start(), [])

  const follow = useEffectEvent((id: string) => {
    const placed = placedState(drawing, id)
    if (placed.depth > 0) change((before) => showing(before, placed, drawing, sizeOfFrame()), true)
  })
  useEffect(() => {
    if (inSight !== undefined) follow(inSight)
  }, [inSight])

  const whenWheeled = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const { left, top } = frame.current!.getBoundingClientRect()
    const around = { x: event.clientX - left, y: event.clientY - top }
    if (event.ctrlKey || event.metaKey)
      change((before) => zoomed(before, Math.exp(-event.deltaY * 0.01), around))
    else change((before) => moved(before, -event.deltaX, -event.deltaY))
  })
  useEffect(() => {
    const { current } = frame
    // A listener of React's is passive: the page would scroll along.
    current?.addEventListener('wheel', whenWheeled, { passive: false })
    return () => current?.removeEventListener('wheel', whenWheeled)
  }, [])

  const press = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    wasMoved.current = false
  }
  const drag = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const here = { x: event.clientX, y: event.clientY }
    if (!wasMoved.current && Math.hypot(here.x - before.x, here.y - before.y) < STILL) return
    wasMoved.current = true
    frame.current!.setPointerCapture(event.pointerId)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, here)
    if (!other) return change((was) => moved(was, here.x - before.x, here.y - before.y))
    const { left, top } = frame.current!.getBoundingClientRect()
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
    change((was) => zoomed(was, apart(here) / apart(before), { x: other.x - left, y: other.y - top }))
  }
  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId)

  const keyed = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act || event.target !== event.currentTarget) return
    event.preventDefault()
    if (act === 'all') showAll()
    else change((before) => act(before, middle()), true)
  }

  return (
    <div className="canvas">
      {parallel.length > 0 && (
        <div className="regions">
          {parallel.map((state) => (
            <RegionTabs
              key={state.id}
              state={state}
              folding={folding}
              onRegion={(region) => foldAt(state.id, regionShown(folding, state, region))}
            />
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a window onto a drawing, with keys of its own */}
      <div
        ref={frame}
        className="window"
        role="group"
        aria-label={`Chart of ${flow.chart.root.name}. Arrow keys move it, plus and minus zoom, 0 shows all of it.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys need a place
        tabIndex={0}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onClickCapture={(event) => {
          if (wasMoved.current) event.stopPropagation()
        }}
        onKeyDown={keyed}
      >
        {viewport && (
          <svg
            className="sheet"
            data-gliding={isGliding || undefined}
            data-detail={detailAt(viewport.scale)}
            width={drawing.width}
            height={drawing.height}
            style={
              {
                transform: `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})`,
                '--scale': viewport.scale,
              } as CSSProperties
            }
            aria-hidden={false}
          >
            <title>{flow.chart.root.description}</title>
            <ChartDrawing
              drawing={drawing}
              marks={marks}
              onState={onState}
              onArrow={onArrow}
              onFold={({ id }) => foldAt(id, toggled(folding, id))}
            />
          </svg>
        )}
      </div>
      {viewport && (
        <Minimap
          drawing={drawing}
          viewport={viewport}
          frame={size}
          onPress={(at) => change((was) => centred(was, at, sizeOfFrame()))}
        />
      )}
      <div className="zoom">
        <button
          type="button"
          aria-label="Zoom out"
          onClick={() => change((was) => zoomed(was, 1 / CLOSER, middle()), true)}
        >
          <Minus size={16} aria-hidden />
        </button>
        <output>{Math.round((viewport?.scale ?? 1) * 100)} %</output>
        <button
          type="button"
          aria-label="Zoom in"
          onClick={() => change((was) => zoomed(was, CLOSER, middle()), true)}
        >
          <Plus size={16} aria-hidden />
        </button>
        <button type="button" aria-label="Show all of it" onClick={showAll}>
          <Maximize size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
}

const isDrawn = (drawing: Drawing, id: string) => placedState(drawing, id).state.id === id

const KEYS: Record<string, 'all' | ((before: Viewport, middle: Point) => Viewport)> = {
  ArrowLeft: (before) => moved(before, STEP, 0),
  ArrowRight: (before) => moved(before, -STEP, 0),
  ArrowUp: (before) => moved(before, 0, STEP),
  ArrowDown: (before) => moved(before, 0, -STEP),
  '+': (before, middle) => zoomed(before, CLOSER, middle),
  '=': (before, middle) => zoomed(before, CLOSER, middle),
  '-': (before, middle) => zoomed(before, 1 / CLOSER, middle),
  '0': 'all',
}
