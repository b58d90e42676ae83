import type { NamedModule } from '#machines/rules/module-choice.ts'
import type { Shop } from '#src/core/shop.ts'
import { moduleOfPage } from '#src/navigation/module-named.ts'

/**
 * Leads into the module that the address names, now and whenever another one is named: by a link, or by the way back. Call
 * it when the stored module is read and before the router listens, which would ask for a page of the module just left.
 */
export function followAddress({ actors: { module } }: Shop, window: Window): void {
  let before: NamedModule | null = null
  const follow = () => {
    const { pathname, search } = window.location
    const named = moduleOfPage(pathname, search)
    // An overlay or a filter is an entry of its own, and no other page.
    if (named === before) return
    before = named
    module.send({ type: 'page.open', named })
  }
  for (const moved of ['popstate', 'pushState', 'replaceState']) window.addEventListener(moved, follow)
  follow()
}
