/** Bytes that one form keeps in memory. */
export type Held = {
  add: (bytes: number) => void
  /** All of it has arrived: it is no longer asked to give way. */
  keep: () => void
  release: () => void
}

type Holder = { address: string; bytes: number; abort: (() => void) | undefined }

export type HeldBytes = { open: (address: string, abort: () => void) => Held }

/**
 * Bounds the bytes of all forms that are arriving or being answered. With more than `most`, the address that holds the most
 * gives way, with its newest form: an attacker who fills the memory loses the own forms, and not those of customers.
 */
export function createHeldBytes(most: number): HeldBytes {
  const holders = new Set<Holder>()
  let total = 0

  const drop = (holder: Holder) => {
    if (holders.delete(holder)) total -= holder.bytes
  }

  /** The newest arriving form of the address that holds the most. */
  const fullest = (): { holder: Holder; abort: () => void } | undefined => {
    const sums = new Map<string, number>()
    const sumOf = (address: string) => sums.get(address) ?? 0
    for (const { address, bytes } of holders) sums.set(address, sumOf(address) + bytes)
    return [...holders]
      .flatMap((holder) => (holder.abort ? { holder, abort: holder.abort } : []))
      .toReversed()
      .toSorted((one, other) => sumOf(other.holder.address) - sumOf(one.holder.address))[0]
  }

  return {
    open(address, abort) {
      const holder: Holder = { address, bytes: 0, abort }
      holders.add(holder)
      return {
        add(bytes) {
          if (!holders.has(holder)) return
          holder.bytes += bytes
          total += bytes
          while (total > most) {
            const full = fullest()
            if (!full) return
            drop(full.holder)
            full.abort()
          }
        },
        keep() {
          holder.abort = undefined
        },
        release: () => drop(holder),
      }
    },
  }
}
