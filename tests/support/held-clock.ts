/** A clock on which nothing elapses until it is said to. XState asks it for the machine's delays. */
export class HeldClock {
  readonly #waiting = new Map<number, { ms: number; elapse: () => void }>()
  #last = 0

  setTimeout = (elapse: (...args: unknown[]) => void, ms: number): number => {
    this.#waiting.set(++this.#last, { ms, elapse })
    return this.#last
  }

  clearTimeout = (id: number): void => {
    this.#waiting.delete(id)
  }

  /** The running delays in milliseconds, in the order in which they started. */
  get running(): number[] {
    return [...this.#waiting.values()].map(({ ms }) => ms)
  }

  /** Lets the `index`th running delay elapse. */
  elapse(index: number): void {
    const entry = [...this.#waiting][index]
    if (!entry) throw new Error(`No delay is running at place ${index + 1}; running: ${this.running}`)
    this.#waiting.delete(entry[0])
    entry[1].elapse()
  }
}
