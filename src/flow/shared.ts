export type Shared<Value> = {
  get: () => Value
  set: (value: Value) => void
  /** `useSyncExternalStore` subscribes with it. */
  subscribe: (listener: () => void) => () => void
}

/** A value that parts of the page share; calls every subscriber when it is set. */
export function shared<Value>(first: Value): Shared<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
