// Hand-written: a library adds nothing to these lines, and other numbers would change the demo.

/** Numbers that look random and are the same for the same seed (mulberry32 over a hash of the text). */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  /** An entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** `count` different entries in an order of their own; fewer when the list is shorter. */
  some<T>(list: readonly T[], count: number): T[]
}

export function randomOf(seed: string): Random {
  let state = 2166136261
  // A string yields letters, which are not empty.
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    // The whole number is an index of the list.
    pick: (list) => list[whole(0, list.length - 1)]!,
    some: (list, count) => {
      const left = [...list]
      const taken = []
      while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1))
      return taken
    },
  }
}
