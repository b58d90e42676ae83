// Hand-written: p-queue knows priorities, but no turns between askers.

/** Too much waits already, of one asker or of all. */
export class TooMuchWaits extends Error {
  override readonly name = 'TooMuchWaits'
}

export type FairQueue = { run: <T>(asker: string, work: () => Promise<T>) => Promise<T> }

/** What runs at once, and what may wait: of one asker, and of all together. */
export type QueueLimits = { atOnce: number; perAsker: number; waiting: number }

/** Runs work of several askers in turn, so that an asker with one piece of work waits for one of each other at most. */
export function createFairQueue({ atOnce, perAsker, waiting: most }: QueueLimits): FairQueue {
  const waiting = new Map<string, (() => void)[]>()
  let running = 0
  let count = 0

  const wait = (asker: string) => {
    const own = waiting.get(asker) ?? []
    if (own.length >= perAsker || count >= most) throw new TooMuchWaits()
    waiting.set(asker, own)
    count++
    return new Promise<void>((resolve) => own.push(resolve))
  }

  /** The asker whose turn it is goes behind the others. */
  const startNext = () => {
    const [next] = waiting
    if (!next) {
      running--
      return
    }
    const [asker, own] = next
    waiting.delete(asker)
    if (own.length > 1) waiting.set(asker, own)
    count--
    // The map holds an asker only while it waits.
    own.shift()!()
  }

  return {
    async run(asker, work) {
      if (running < atOnce) running++
      else await wait(asker)
      try {
        return await work()
      } finally {
        startNext()
      }
    },
  }
}
