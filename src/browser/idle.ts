/** Runs when the page has been shown and nothing else waits, at the latest after `timeoutMs`. */
export function whenIdle(window: Window, run: () => void, timeoutMs = 3_000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: timeoutMs })
  // Safari has no such callback.
  else setTimeout(run, timeoutMs / 3)
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Runs when the first load is over: with the first thing the visitor does, at the latest `afterMs` after the page was
 * idle. For what no first screen needs. Returns how to give it up.
 */
export function whenSettled(window: Window, run: () => void, afterMs = 4_000): () => void {
  let timer: number | undefined
  let isOver = false
  const stop = () => {
    isOver = true
    window.clearTimeout(timer)
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, begin)
  }
  const begin = (sign?: Event) => {
    if (isOver || (sign && isAtRest(sign))) return
    stop()
    run()
  }
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, begin, { passive: true })
  whenIdle(window, () => {
    if (!isOver) timer = window.setTimeout(begin, afterMs)
  })
  return stop
}

/** Browsers tell a new page where the mouse lies: that is nothing anybody did. */
const isAtRest = (sign: Event) =>
  sign.type === 'pointermove' && !(sign as PointerEvent).movementX && !(sign as PointerEvent).movementY
