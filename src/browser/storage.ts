import { onShownAgain } from './shown-again.ts'
import { formats, type StorageKey, type Stored } from './storage-keys.ts'

export type AppStorage = {
  /** The value under the key, or `undefined` when the storage has none or an unreadable one. */
  read: <Key extends StorageKey>(key: Key) => Stored[Key] | undefined
  write: <Key extends StorageKey>(key: Key, value: Stored[Key]) => void
  remove: (key: StorageKey) => void
  /** Calls the one listener there is whenever a key was written or removed here. */
  watch: (listener: (key: StorageKey) => void) => void
  /** Calls the listener when another tab changed the key; answers how to stop. */
  subscribe: <Key extends StorageKey>(
    key: Key,
    listener: (value: Stored[Key] | undefined) => void,
  ) => () => void
}

/**
 * Typed access to the browser's storage. Where storage is blocked or full the value lives in memory until the page
 * is left, so that a visitor in a private window can still order.
 */
export function createStorage(window: Window): AppStorage {
  const memory = new Map<StorageKey, string>()
  let whenWritten: ((key: StorageKey) => void) | undefined

  const textOf = (key: StorageKey) => {
    const stored = memory.get(key)
    if (stored !== undefined) return stored
    try {
      return window.localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }

  const read: AppStorage['read'] = (key) => {
    const text = textOf(key)
    return text === undefined ? undefined : formats[key].parse(text)
  }

  return {
    read,
    write(key, value) {
      const text = formats[key].format(value)
      try {
        window.localStorage.setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
      whenWritten?.(key)
    },
    remove(key) {
      memory.delete(key)
      try {
        window.localStorage.removeItem(key)
      } catch {
        // Blocked storage keeps nothing, so there is nothing left to remove.
      }
      whenWritten?.(key)
    },
    watch(listener) {
      whenWritten = listener
    },
    subscribe(key, listener) {
      const whenChanged = (event: StorageEvent) => {
        // The key is null when the other tab cleared everything.
        if (event.key !== null && event.key !== key) return
        memory.delete(key)
        listener(read(key))
      }
      // A page waiting in the back/forward cache is told nothing of what other tabs did.
      const stopWatching = onShownAgain(window, () => listener(read(key)))
      window.addEventListener('storage', whenChanged)
      return () => {
        window.removeEventListener('storage', whenChanged)
        stopWatching()
      }
    },
  }
}
