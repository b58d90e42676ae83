import type { ElkExtendedEdge, ElkNode, ElkPoint, LayoutOptions } from 'elkjs/lib/elk-api.js'
import { type Box, boxOf } from './box.ts'
import type { Chart, ChartArrow, ChartState } from './chart.ts'
import { statesOf } from './chart.ts'
import { clearHeading, isCrossed, type Rect, startingBelow } from './headings.ts'
import { textWidth } from './text.ts'

/** A chart with a place for everything in it, in pixels from the top left corner. */
export type Drawing = {
  width: number
  height: number
  states: PlacedState[]
  starts: Rect[]
  lines: PlacedLine[]
}

/** `heading` is where the words of the box stand; no line crosses it. */
export type PlacedState = Rect & { state: ChartState; box: Box; depth: number; heading: Rect }

/** One or several arrows between the same two states; a line from a start mark has none. */
export type PlacedLine = {
  id: string
  points: ElkPoint[]
  label: (Rect & { words: LabelWord[] }) | undefined
}
export type LabelWord = { arrow: ChartArrow; role: 'event' | 'guard'; text: string; y: number }

export const LABEL_SIZE = 11.5
export const LABEL_INDENT = 13
const LABEL_LINE = 17
const LABEL_PADDING = 5
const START = 10

/** Lays a graph out: `elk.layout`, wherever it runs. Rejects when it cannot. */
export type Elk = (graph: ElkNode) => Promise<ElkNode>

/** Which way the arrows of a chart lead. */
type Direction = 'DOWN' | 'RIGHT'

/** Room for a chart in the gallery at 1440 × 900 pixels: between list and panel, above the buttons, within the margins. */
const WINDOW = { width: 756, height: 756 }

/**
 * Finds a place for everything in a chart; the same chart has the same places. A chart leads down, or to the right where
 * the window then holds more of it.
 */
export async function layOut(chart: Chart, elk: Elk): Promise<Drawing> {
  const down = await led('DOWN', chart, elk)
  if (share(down) === 1) return down
  const right = await led('RIGHT', chart, elk)
  return share(right) > share(down) && !right.states.some((state) => isCrossed(state, right.lines))
    ? right
    : down
}

/** At which part of its size the window holds a drawing whole, at most all of it. */
const share = ({ width, height }: Drawing): number =>
  Math.min(WINDOW.width / width, WINDOW.height / height, 1)

async function led(direction: Direction, chart: Chart, elk: Elk): Promise<Drawing> {
  const drawing = await placed(chart, elk, direction, NONE)
  const blocked = drawing.states
    .filter((state) => isCrossed(state, drawing.lines))
    .map(({ state }) => state.id)
  return blocked.length === 0 ? drawing : placed(chart, elk, direction, new Set(blocked))
}

/** Where a state stands, or the nearest state around it that is drawn. */
export function placedState(drawing: Drawing, id: string): PlacedState {
  const found = drawing.states.find(({ state }) => state.id === id)
  if (found) return found
  return id.includes('.') ? placedState(drawing, id.slice(0, id.lastIndexOf('.'))) : drawing.states[0]!
}

const NONE: ReadonlySet<string> = new Set()

/** `beside`: states whose words stand beside the states inside them, because above them there is no room between the lines. */
async function placed(
  chart: Chart,
  elk: Elk,
  direction: Direction,
  beside: ReadonlySet<string>,
): Promise<Drawing> {
  const boxes = new Map(
    statesOf(chart.root).map((state) => [
      state.id,
      boxOf(
        state,
        chart.arrows.filter((arrow) => arrow.source === state.id && arrow.targets.length === 0),
      ),
    ]),
  )
  const bundles = bundlesOf(chart)
  const graph = await elk({
    id: '(page)',
    layoutOptions: { ...OPTIONS, 'elk.direction': direction },
    children: [nodeOf(chart.root, boxes, beside)],
    edges: [...startEdges(chart.root), ...bundles.map(edgeOf)],
  })
  const states = new Map(statesOf(chart.root).map((state) => [state.id, state]))
  const nodes = below(graph, -1).slice(1)
  const rects = new Map(nodes.map(({ node }) => [node.id, rectOf(node)]))
  const lines = (graph.edges ?? []).map((edge) => {
    const line = lineOf(edge as Placed, bundles)
    const { source = '', target = '' } = bundles.find(({ id }) => id === line.id) ?? {}
    const isInside = target.startsWith(`${source}.`) || source === chart.root.id
    return isInside ? startingBelow(line, rects.get(source)!.y + boxes.get(source)!.height) : line
  })
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: nodes.flatMap(({ node, depth }) => {
      const state = states.get(node.id)
      if (!state) return []
      const box = boxes.get(node.id)!
      return [{ ...rectOf(node), state, box, depth, heading: clearHeading(rectOf(node), box, lines) }]
    }),
    starts: nodes.filter(({ node }) => !states.has(node.id)).map(({ node }) => rectOf(node)),
    lines,
  }
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
}

const INSIDE = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
}

function nodeOf(
  state: ChartState,
  boxes: Map<string, Box>,
  beside: ReadonlySet<string>,
  isRegion = false,
): ElkNode {
  const { width, height } = boxes.get(state.id)!
  const top: LayoutOptions = isRegion ? { 'elk.alignment': 'TOP' } : {}
  if (state.states.length === 0) return { id: state.id, width, height, layoutOptions: top }
  return {
    id: state.id,
    layoutOptions: {
      ...INSIDE,
      ...top,
      'elk.padding': beside.has(state.id)
        ? `[top=20,left=${width + 20},bottom=20,right=20]`
        : `[top=${height + 10},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
    children: [
      ...(state.initial === undefined
        ? []
        : [
            {
              id: startOf(state.id),
              width: START,
              height: START,
              layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
            },
          ]),
      ...state.states.map((child) => nodeOf(child, boxes, beside, state.kind === 'parallel')),
    ],
  }
}

const startOf = (id: string) => `(start) ${id}`

const startEdges = (root: ChartState): ElkExtendedEdge[] =>
  statesOf(root).flatMap(({ id, initial }) =>
    initial === undefined ? [] : [{ id: startOf(id), sources: [startOf(id)], targets: [initial] }],
  )

/** The arrows from one state to another: drawn as one line with a word for each. */
type Bundle = {
  id: string
  source: string
  target: string
  words: LabelWord[]
  size: { width: number; height: number }
}

function bundlesOf({ arrows }: Chart): Bundle[] {
  const byEnds = new Map<string, { source: string; target: string; arrows: ChartArrow[] }>()
  for (const arrow of arrows)
    for (const target of arrow.targets) {
      const id = `${arrow.source} → ${target}`
      const known = byEnds.get(id)
      if (known) known.arrows.push(arrow)
      else byEnds.set(id, { source: arrow.source, target, arrows: [arrow] })
    }
  return [...byEnds].map(([id, { source, target, arrows: all }]) => {
    const words = all
      .flatMap((arrow): Omit<LabelWord, 'y'>[] => [
        { arrow, role: 'event', text: arrow.label },
        ...(arrow.guard ? [{ arrow, role: 'guard' as const, text: `if ${arrow.guard}` }] : []),
      ])
      .map((word, index) => ({ ...word, y: LABEL_PADDING + index * LABEL_LINE }))
    const width = Math.max(...words.map(({ text }) => textWidth(text, LABEL_SIZE)))
    return {
      id,
      source,
      target,
      words,
      size: {
        width: width + LABEL_INDENT + 2 * LABEL_PADDING + 4,
        height: words.length * LABEL_LINE + 2 * LABEL_PADDING,
      },
    }
  })
}

const edgeOf = ({ id, source, target, size }: Bundle): ElkExtendedEdge => ({
  id,
  sources: [source],
  targets: [target],
  labels: [{ id: `${id} label`, text: id, ...size, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
})

type Placed = ElkExtendedEdge & { labels?: Rect[] }

function lineOf({ id, sections = [], labels }: Placed, bundles: Bundle[]): PlacedLine {
  const words = bundles.find((bundle) => bundle.id === id)?.words
  return {
    id,
    points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]),
    label: words && labels?.[0] && { ...rectOf(labels[0]), words },
  }
}

const rectOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect => ({ x, y, width, height })

const below = (node: ElkNode, depth: number): { node: ElkNode; depth: number }[] => [
  { node, depth },
  ...(node.children ?? []).flatMap((child) => below(child, depth + 1)),
]
