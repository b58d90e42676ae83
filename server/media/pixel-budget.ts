const MINUTE = 60_000

export type PixelBudget = {
  /** Pixels that the network still has in this minute. */
  left: (network: string) => number
  spend: (network: string, pixels: number) => void
}

/** Counts the pixels that were drawn for each network in a minute, of this process. */
export function createPixelBudget(aMinute: number, now = () => performance.now()): PixelBudget {
  const spent = new Map<string, { since: number; pixels: number }>()
  const current = (network: string) => {
    const known = spent.get(network)
    return known && now() - known.since < MINUTE ? known : undefined
  }
  return {
    left: (network) => Math.max(0, aMinute - (current(network)?.pixels ?? 0)),
    spend(network, pixels) {
      const known = current(network)
      if (known) {
        known.pixels += pixels
        return
      }
      for (const other of spent.keys()) if (!current(other)) spent.delete(other)
      spent.set(network, { since: now(), pixels })
    },
  }
}
