import { useEffect, useSyncExternalStore } from 'react'

let count = 0
let region: string | undefined
const listeners = new Set<() => void>()

function change(by: 1 | -1, id: string) {
  count += by
  region = count > 0 ? id : undefined
  for (const listener of listeners) listener()
}

/** A note says that it is on show, in the region of this id, for as long as it is drawn. */
export function useOnShow(id: string): void {
  useEffect(() => {
    change(1, id)
    return () => change(-1, id)
  }, [id])
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the region while notes are on show in it. */
export const useToastRegion = (): string | undefined =>
  useSyncExternalStore(
    listen,
    () => region,
    () => undefined,
  )
