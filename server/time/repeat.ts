// Hand-written: jobs have no calendar, so that node-cron would add nothing to one timer.

export type Repeated = {
  /** Does the work now, unless it is being done; answers when it is done. */
  tick: () => Promise<void>
  /** Waits for the work that runs. */
  stop: () => Promise<void>
}

/** Does a job every so many milliseconds, never twice at once; a time that fails is followed by the next. */
export function repeat(
  every: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Repeated {
  let ticking: Promise<void> | undefined
  const tick = () => {
    ticking ??= work()
      .catch(onError)
      .finally(() => {
        ticking = undefined
      })
    return ticking
  }
  const timer = setInterval(tick, every)
  return {
    tick,
    stop: async () => {
      clearInterval(timer)
      await ticking
    },
  }
}
