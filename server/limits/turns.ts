/** Resolves when it is the caller's turn. */
export type Turn = () => Promise<void>

/**
 * Lets at most `each` of those who wait go on in one turn of the event loop, the longest waiting first: however many there
 * are, requests of others are answered in between.
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
