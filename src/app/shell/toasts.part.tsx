import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { whenSettled } from '#browser/idle.ts'
import { useShop } from '#src/core/shop.ts'
import { latePart } from '#ui/lazy-part.tsx'

const load = async () => (await import('#ui/toast-region.tsx')).ToastRegion
const ToastRegion = latePart(load)

/**
 * The region's code is fetched when there is something to say; until it is there, that waits in `shop.toasts`. Once the
 * page stands it is fetched in any case: that the connection is gone has to be said without one.
 */
export function Toasts() {
  const { toasts } = useShop()
  const needed = useSyncExternalStore(toasts.onFirst, toasts.isNeeded, toasts.isNeeded)
  useEffect(() => whenSettled(window, () => void load().catch(() => {})), [])
  return <Suspense fallback={null}>{needed && <ToastRegion attach={toasts.attach} />}</Suspense>
}
