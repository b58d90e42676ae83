import ELK from 'elkjs/lib/elk-api.js'
import layoutScript from 'elkjs/lib/elk-worker.min.js?url'
import { use } from 'react'
import { type Drawing, layOut } from '#src/flows/layout.ts'
import type { Flow } from './flows.ts'

type Scripts = { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } }

/** The page asks for Trusted Types: only this one script may become a worker. */
const trusted = (url: string): string => {
  const { trustedTypes } = window as Window & { trustedTypes?: Scripts }
  if (!trustedTypes) return url
  return trustedTypes
    .createPolicy('flow-layout', {
      createScriptURL: (asked: string) => {
        if (asked !== layoutScript) throw new TypeError(`${asked} is not the layout engine`)
        return asked
      },
    })
    .createScriptURL(url)
}

const engine = new ELK({ workerFactory: () => new Worker(trusted(layoutScript)) })
const drawings = new Map<string, Promise<Drawing>>()

const drawingOf = ({ name, chart }: Flow): Promise<Drawing> => {
  const known = drawings.get(name) ?? layOut(chart, (graph) => engine.layout(graph))
  drawings.set(name, known)
  return known
}

/** The flow's drawing, laid out beside the page once; suspends until it is there. */
export const useDrawing = (flow: Flow): Drawing => use(drawingOf(flow))
