import ELK from 'elkjs/lib/elk.bundled.js'
import type { Elk } from './layout.ts'

/** The layout engine on the thread that asks. */
export const elk: Elk = (graph) => new ELK().layout(graph)
