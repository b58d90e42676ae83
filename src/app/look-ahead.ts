import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from 'xstate'
import { onIntent } from '#browser/intent.ts'
import { shownLines } from '#machines/rules/cart-edits.ts'
import { catalogueNow } from '#src/shop/catalogue-now.ts'
import { moduleNamed } from '#src/shop/module-named.ts'
import { modulesQuery } from '#src/shop/modules.queries.ts'
import type { Overlay } from '#src/shop/overlay.ts'
import type { Shop } from '#src/shop/shop.ts'
import { whereOf } from '#src/shop/where.ts'
import { overlays } from './overlays.tsx'
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
    if (pathname.startsWith('/product/')) {
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
    if (!location.getSnapshot().context.place) return
    // The client asks in the name of the chosen module; what is of another one is read when that is entered.
    const named = moduleNamed(address.search)
    if (named !== null && named !== chosen?.id) {
      queries.prefetchQuery(modulesQuery(api))
      return
    }
    Screen.reads()
      .then((read) => read?.({ api, queries, where }, address))
      .catch(() => {})
  })
}
