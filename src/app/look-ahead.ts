import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from 'xstate'
import { onIntent } from '#browser/intent.ts'
import { shownLines } from '#machines/rules/cart-edits.ts'
import { isNamed } from '#machines/rules/module-choice.ts'
import { catalogueNow } from '#src/core/catalogue-now.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import type { Shop } from '#src/core/shop.ts'
import { whereOf } from '#src/core/where.ts'
import { moduleOfPage } from '#src/navigation/module-named.ts'
import type { Overlay } from '#src/navigation/overlay.ts'
import { isItemPage } from '#src/navigation/page-paths.ts'
import { overlays } from './overlays.part.tsx'
import { screenAt } from './screen-at.ts'

/**
 * Where a link leads is fetched, its code and what it reads first, while the hand is still on its way, and so is the code of
 * what a button opens over the page, and that of a cart that holds something, which will be opened.
 */
export function lookAhead({ api, actors: { cart, location, module } }: Shop, queries: QueryClient): void {
  waitFor(cart, ({ context }) => shownLines(context).length > 0).then(
    () => overlays.cart.fetch(),
    () => {},
  )
  onIntent<HTMLElement>(document, '[data-opens]', ({ dataset: { opens } }) => {
    overlays[opens as Overlay['name']].fetch()
  })
  onIntent<HTMLAnchorElement>(document, 'a[href]', ({ href }) => {
    const { origin, pathname, searchParams: search } = new URL(href)
    if (origin !== window.location.origin) return
    const chosen = module.getSnapshot().context.module
    if (isItemPage(pathname)) {
      overlays.item.fetch()
      // Elsewhere a card opens its item over the page, with what the card knows.
      if (chosen?.module_type !== 'ecommerce') return
    }
    const where = whereOf(catalogueNow({ location, module }, queries))
    const found = screenAt(pathname)
    if (!found) return
    const { Screen, params } = found
    const address = { path: pathname, params, search }
    Screen.fetch()
    // Without a location the zones are not known before the modules are.
    if (!location.getSnapshot().context.location) return
    // The client sends the chosen module with every request; data of another module is read when the customer enters
    // that module.
    const named = moduleOfPage(pathname, search)
    if (named !== null && !(chosen && isNamed(chosen, named))) {
      queries.prefetchQuery(modulesQuery(api))
      return
    }
    Screen.reads()
      .then((read) => read?.({ api, queries, where }, address))
      .catch(() => {})
  })
}
