import type { Shop } from '#src/core/shop.ts'
import { moduleNamed } from '#src/navigation/module-named.ts'

/**
 * Leads into the module that the address names, now and whenever another one is named: by a link, or by the way back. Call
 * it when the stored module is read and before the router listens, which would ask for a page of the module just left.
 */
export function followAddress({ actors: { module } }: Shop, window: Window): void {
  let named: number | null = null
  const follow = () => {
    const module_id = moduleNamed(window.location.search)
    // An overlay or a filter is an entry of its own, and no other page.
    if (module_id === named) return
    named = module_id
    module.send({ type: 'page.open', module_id })
  }
  for (const moved of ['popstate', 'pushState', 'replaceState']) window.addEventListener(moved, follow)
  follow()
}
