import ELK from 'elkjs/lib/elk-api.js'
import layoutScript from 'elkjs/lib/elk-worker.min.js?url'
import { use } from 'react'
import { trustScript } from '#browser/trusted-scripts.ts'
import { type Drawing, layOut } from '../layout.ts'
import type { Flow } from './flows.ts'

trustScript(window, layoutScript)
const engine = new ELK({ workerFactory: () => new Worker(layoutScript) })
const drawings = new Map<string, Promise<Drawing>>()

const drawingOf = ({ name, chart }: Flow): Promise<Drawing> => {
  const known = drawings.get(name) ?? layOut(chart, (graph) => engine.layout(graph))
  drawings.set(name, known)
  return known
}

/** The flow's drawing, laid out beside the page once; suspends until it is there. */
export const useDrawing = (flow: Flow): Drawing => use(drawingOf(flow))
