import ELK from 'elkjs/lib/elk-api.js'
import layoutScript from 'elkjs/lib/elk-worker.min.js?url'
import { use } from 'react'
import { trustScript } from '#browser/trusted-scripts.ts'
import type { Chart } from '../chart.ts'
import { type Drawing, layOut } from '../layout.ts'

/** A chart under a name of its own. */
export type Drawn = { name: string; chart: Chart }

trustScript(window, layoutScript)
const engine = new ELK({ workerFactory: () => new Worker(layoutScript) })
const drawings = new WeakMap<Chart, Promise<Drawing>>()

const drawingOf = ({ chart }: Drawn): Promise<Drawing> => {
  const known = drawings.get(chart) ?? layOut(chart, (graph) => engine.layout(graph))
  drawings.set(chart, known)
  return known
}

/** The flow's drawing, laid out beside the page once; suspends until it is there. */
export const useDrawing = (flow: Drawn): Drawing => use(drawingOf(flow))
