import { otherTabs } from '#browser/other-tabs.ts'
import type { Shop } from '#src/core/shop.ts'
import { untilThere } from '#ui/lazy-part.tsx'

/**
 * Begins the diet once the shopper may avoid something: a guest's choice is in the browser, and whether a customer has one
 * only the server knows.
 */
export function followDiet(shop: Shop): void {
  const { session } = shop.actors
  const begin = () => {
    for (const stop of stops) stop()
    void untilThere(() => import('./diet-store.ts')).then(({ dietStoreOf }) => dietStoreOf(shop))
  }
  const beginIfNeeded = () => {
    if (session.getSnapshot().context.token !== null || shop.storage.read('diet') !== undefined) begin()
  }
  const subscription = session.subscribe(beginIfNeeded)
  const stops = [() => subscription.unsubscribe(), otherTabs('diet').onTold(beginIfNeeded)]
  beginIfNeeded()
}
