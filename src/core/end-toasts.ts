import { useEffect } from 'react'
import { useShop } from './shop.ts'
import type { Toasts } from './toasts.ts'

/** The cause is gone, and so is its toast. */
export function endToasts(toasts: Toasts, cause: string): void {
  // Nothing was ever said: the region does not have to load.
  if (toasts.isNeeded()) toasts.show({ ends: cause })
}

/** Toasts of this cause are about a page: they go with it. */
export function useToastsUntilLeft(cause: string): void {
  const { toasts } = useShop()
  useEffect(() => () => endToasts(toasts, cause), [toasts, cause])
}
