import type { PassThrough } from 'node:stream'
import { createCounts } from '#server/limits/counts.ts'
import { tooBusy } from '#server/refusals/too-busy.ts'
import { tooManyAtOnce } from '#server/refusals/too-many-at-once.ts'

/** A tab or a device each; the oldest gives way to one more, which may be of a phone that is long gone. */
const MOST_OF_OWNER = 10

const full = tooBusy(10)
const addressFull = tooManyAtOnce(10)

/** Whose stream it is, and where from. */
type Listener = { owner: string; network: string }

/** The most streams in all, and from one address, if that is limited. */
type Limits = { MAX_STREAMS: number; MAX_STREAMS_PER_ADDRESS: number }

export type OpenLines = {
  /** Refuses when as many are open as the limits say. */
  ensureRoom: (network: string, limits: Limits) => void
  add: (listener: Listener, stream: PassThrough) => void
}

/** Keeps count of the streams that are open in this process. */
export function createOpenLines(): OpenLines {
  const lines = new Map<string, PassThrough[]>()
  const byNetwork = createCounts()
  let open = 0
  return {
    ensureRoom(network, { MAX_STREAMS, MAX_STREAMS_PER_ADDRESS }) {
      if (open >= MAX_STREAMS) throw full
      if (MAX_STREAMS_PER_ADDRESS > 0 && byNetwork.of(network) >= MAX_STREAMS_PER_ADDRESS) throw addressFull
    },
    add({ owner, network }, stream) {
      open++
      byNetwork.add(network)
      const own = [...(lines.get(owner) ?? []), stream]
      lines.set(owner, own)
      stream.once('close', () => {
        open--
        byNetwork.remove(network)
        const left = (lines.get(owner) ?? []).filter((each) => each !== stream)
        if (left.length > 0) lines.set(owner, left)
        else lines.delete(owner)
      })
      if (own.length > MOST_OF_OWNER) own[0]?.destroy()
    },
  }
}
