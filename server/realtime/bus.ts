import type { Text } from '#server/db/shapes.ts'

/** News for one owner (`customer:<id>` or `guest:<id>`); `topic` names what happened, `payload` is what the wire says. */
export type BusEvent = {
  owner: string
  topic: 'order' | 'message' | 'referral'
  payload: Record<string, unknown>
  /** What a device shows of it; the bus does not carry them. */
  words?: { title: Text; body: Text }
}

export type Bus = {
  /** Throws when they cannot be carried now. */
  publish: (...events: BusEvent[]) => Promise<void>
  /** Returns how to stop listening. */
  subscribe: (owner: string, listener: (event: BusEvent) => void) => () => void
}

/** Carries events between processes; `close` ends the connection. */
export type SharedBus = Bus & { close: () => Promise<void> }

/** Carries events between the requests of one process. */
export function createBus(): Bus {
  const listeners = new Map<string, Set<(event: BusEvent) => void>>()
  return {
    async publish(...events) {
      for (const each of events) for (const listener of listeners.get(each.owner) ?? []) listener(each)
    },
    subscribe(owner, listener) {
      const own = listeners.get(owner) ?? new Set()
      listeners.set(owner, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(owner)
      }
    },
  }
}
