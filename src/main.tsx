import './index.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { followEachOther } from '#app/follow.ts'
import { followAddress } from '#app/follow-address.ts'
import { createQueries, openShop } from '#app/open-shop.ts'
import { restorePrerender } from '#app/prerender-state.ts'
import { clock } from '#browser/clock.ts'
import { whenIdle, whenSettled } from '#browser/idle.ts'
import { takeNotice } from '#browser/note.ts'
import { restoreScroll } from '#browser/scroll-restoration.ts'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import { setServerSnapshot } from '#src/flow/use-selector.ts'
import { App } from './app/app.part.tsx'
import { loadShapes } from './app/shapes.part.tsx'
import { configQuery } from './core/config.ts'

const locale = pageLocale()
const queries = createQueries()
const shop = openShop({
  window,
  queries,
  locale,
  baseUrl: `${import.meta.env.VITE_API_URL ?? ''}/api/v1`,
  onReply: clock.read,
})

// Its reply was lost: a key that is stored from here on belongs to an order of this page.
const lostOrder = shop.storage.read('orderKey')

// The words and the business are asked for at once; neither waits for the other or for React.
const words = lazyNamespaces(locale)
const isPrerendered = restorePrerender(shop, queries)
void queries.prefetchQuery(configQuery(shop.api))
followEachOther(shop)
const notice = takeNotice(window)
if (notice) shop.tellApp('page', { type: notice })
shop.start()

// The stored place and module are known before the first render, so no page is shown that they would replace. Not a
// top-level await: the words' file shares code with this one and would wait for it in turn.
void Promise.all([words, waitFor(shop.actors.location, isRead), waitFor(shop.actors.module, isRead)])
  .then(async () => {
    followAddress(shop, window)
    // A painted page brings along what leads into its module, and is taken over in it.
    if (isPrerendered)
      setServerSnapshot(await waitFor(shop.actors.module, (module) => !module.matches('finding')))
  })
  .then(show, () => {
    document.documentElement.dataset.unopened = ''
  })

function isRead(snapshot: { matches: (state: 'reading') => boolean }) {
  return !snapshot.matches('reading')
}

function show() {
  // Before the router listens: the page it draws must not be measured in the name of the page just left.
  restoreScroll(window)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = <App shop={shop} queries={queries} locale={locale} />
  if (isPrerendered) {
    hydrateRoot(root, app)
    return dispatchEvent(new Event('taken-over'))
  }
  root.replaceChildren()
  delete document.documentElement.dataset.stale
  createRoot(root).render(app)
}

// Earlier than the rest: a skeleton must be there when the customer waits for another chunk, and React must know of a
// translation before the browser offers one.
whenIdle(window, loadShapes)
whenSettled(window, () => {
  import('#app/later.ts').then(
    ({ beginLater }) => beginLater(shop, queries, locale, lostOrder),
    () => {},
  )
})
