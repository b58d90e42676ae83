import './index.css'
import { createRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { waitFor } from 'xstate'
import { announceNews, learnToSpeak } from '#app/announce.ts'
import { App } from '#app/app.tsx'
import { followEachOther } from '#app/follow.ts'
import { createQueries, openShop } from '#app/open-shop.ts'
import { whenSettled } from '#browser/idle.ts'
import { takeNote } from '#browser/note.ts'
import { restoreScroll } from '#browser/scroll-restoration.ts'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import { configQuery } from '#src/shop/config.ts'

const locale = pageLocale()
const queries = createQueries()
const shop = openShop({ window, locale, baseUrl: `${import.meta.env.VITE_API_URL ?? ''}/api/v1` })

// The words and the business are asked for at once; neither waits for the other or for React.
const words = lazyNamespaces(locale)
void queries.prefetchQuery(configQuery(shop.api))
followEachOther(shop, queries)
announceNews(shop, navigate, locale, takeNote(window))
shop.start()

// The stored place and module are known before the first render, so no page is shown that they would replace. Not a
// top-level await: the words' file shares code with this one and would wait for it in turn.
void Promise.all([words, waitFor(shop.actors.location, isRead), waitFor(shop.actors.module, isRead)]).then(
  show,
  () => {
    document.documentElement.dataset.unopened = ''
  },
)

function isRead(snapshot: { matches: (state: 'reading') => boolean }) {
  return !snapshot.matches('reading')
}

function show() {
  // Before the router listens: the page it draws must not be measured in the name of the page just left.
  restoreScroll(window)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<App shop={shop} queries={queries} locale={locale} />)
}

// News can wait until the page stands; without them the pages ask by themselves.
whenSettled(window, () => {
  learnToSpeak(locale).catch(() => {})
  import('#browser/lost-pictures.ts').then(
    ({ askAgainForPictures }) => askAgainForPictures(window),
    () => {},
  )
  import('#app/live-news.ts').then(
    ({ listenForNews }) => listenForNews(shop, queries, locale),
    () => {},
  )
})
