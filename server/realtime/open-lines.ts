import type { PassThrough } from 'node:stream'
import { tooBusy } from '#server/http/too-busy.ts'

/** A tab or a device each; whoever opens more loses the oldest, which may be of a phone that is long gone. */
const MOST_OF_ONE = 10

const full = tooBusy(10)

export type OpenLines = {
  /** Refuses when `most` are open already. */
  ensureRoom: (most: number) => void
  add: (owner: string, stream: PassThrough) => void
}

/** Keeps count of the streams that are open in this process. */
export function createOpenLines(): OpenLines {
  const lines = new Map<string, PassThrough[]>()
  let open = 0
  return {
    ensureRoom(most) {
      if (open >= most) throw full
    },
    add(owner, stream) {
      open++
      const own = [...(lines.get(owner) ?? []), stream]
      lines.set(owner, own)
      stream.once('close', () => {
        open--
        const left = (lines.get(owner) ?? []).filter((each) => each !== stream)
        if (left.length > 0) lines.set(owner, left)
        else lines.delete(owner)
      })
      if (own.length > MOST_OF_ONE) own[0]!.destroy()
    },
  }
}
