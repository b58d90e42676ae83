/** Resolves when it is the caller's turn. */
export type Turn = () => Promise<void>

/**
 * In one turn of the event loop at most `each` waiting callers go on, the longest waiting first. The server answers other
 * requests in between, however many callers wait.
 */
export function createTurns(each: number): Turn {
  let waiting: (() => void)[] = []
  const next = () => {
    const going = waiting.slice(0, each)
    waiting = waiting.slice(each)
    for (const go of going) go()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((go) => {
      if (waiting.push(go) === 1) setImmediate(next)
    })
}
