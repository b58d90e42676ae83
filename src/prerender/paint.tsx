import type { FetchQueryOptions, QueryClient, QueryOptions } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { waitFor } from 'xstate'
import { App } from '#app/app.part.tsx'
import { createQueries, openShop } from '#app/open-shop.ts'
import { type PrerenderState, setServerSnapshots } from '#app/prerender-state.ts'
import { screenAt } from '#app/screen-at.ts'
import { readMirror } from '#browser/mirror.ts'
import { languageIn } from '#i18n/address-language.ts'
import { loadAllNamespaces } from '#i18n/dictionaries.ts'
import { chooseLocale, locales } from '#i18n/locale.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import { catalogueNow } from '#src/core/catalogue-now.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { preferredAt } from '#src/core/preferred-module.ts'
import { isPagePath } from '#src/features/pages/pages.queries.ts'
import { moduleOfPage } from '#src/navigation/module-named.ts'
import { CHECKOUT, HOME } from '#src/navigation/pages.ts'
import { isPayment } from '#src/navigation/pay-path.ts'
import { headOf } from './head.ts'
import { pageOf, type Template } from './page.ts'
import { prerenderWindow } from './prerender-window.ts'

/** Who asks for a page, as far as the page depends on it. */
export type Visit = {
  path: string
  /** Without the question mark. */
  search: string
  cookies: string
  acceptLanguage: string
  /** Where the shop is: `https://shop.example`. */
  origin: string
}

/** A read may wait for another one: the shop's settings, the page's things, what belongs to them. */
const MOST_ROUNDS = 4

/** Where the API is, for `ask`. */
const SHOP = 'http://shop'

/** Whether the storefront has a screen at this address. */
export const isScreen = (path: string): boolean => screenAt(path) !== undefined

/**
 * Screens that look the same to every visitor of one location, the frame of checkout, which waits for its cart, and the page
 * of an unknown address; unless the storefront shows the shop of another backend.
 */
export const isPrerendered = (path: string, search: string): boolean =>
  !import.meta.env.VITE_API_URL &&
  (!isScreen(path) ||
    (path === CHECKOUT && !isPayment(search)) ||
    /^\/(home|categories|all-brands|campaigns|flash-sales|help-and-support)?$/.test(path) ||
    /^\/(store|product|category|campaigns)\/[^/]+$/.test(path) ||
    isPagePath(path))

/** What a page depends on. The language of an address becomes the setting of the browser that opens it (`public/boot.js`). */
function settingsOf({ cookies, acceptLanguage, search: query }: Visit) {
  const { asked, search } = languageIn(query)
  const mirrored = readMirror(cookies)
  const mirror = asked ? { ...mirrored, 'language-setting': asked } : mirrored
  const locale = chooseLocale([mirror['language-setting'], ...languagesOf(acceptLanguage)])
  return { mirror, locale, search }
}

/** The same for visits whose page is the same. */
export const cacheKeyOf = (visit: Visit): string =>
  JSON.stringify([visit.origin, visit.path, settingsOf(visit)])

/**
 * The first screen of an address as this visitor's browser would draw it before anything is pressed, in the page of
 * `template`; undefined where the shop would rather lead somewhere else, and where something could not be read.
 */
export async function prerenderPage(
  template: Template,
  visit: Visit,
  fetch: (request: Request) => Promise<Response>,
  report: (error: unknown) => void,
) {
  const { mirror, locale, search } = settingsOf(visit)
  const queries = createQueries()
  const shop = openShop({
    window: prerenderWindow(mirror),
    queries,
    locale,
    baseUrl: `${SHOP}/api/v1`,
    fetch,
  })
  const { location, module } = shop.actors
  location.start()
  module.start()
  await Promise.all([
    waitFor(location, (snapshot) => !snapshot.matches('reading')),
    waitFor(module, (snapshot) => !snapshot.matches('reading')),
    // A visitor who has chosen neither is shown a module of the shop.
    (mirror.zoneid && mirror.module) || queries.prefetchQuery(modulesQuery(shop.api)),
  ])
  module.send({ type: 'page.open', named: moduleOfPage(visit.path, search) })
  const { context: shopsIn } = await waitFor(module, (snapshot) => !snapshot.matches('finding'))
  const module_type = shopsIn.module?.module_type
  setServerSnapshots(shop.actors, mirror)
  const context: { redirectTo?: string } = {}
  const page = (
    <Router ssrPath={visit.path} ssrSearch={search} ssrContext={context}>
      <App shop={shop} queries={queries} locale={locale} />
    </Router>
  )
  let html = ''
  for (let round = 0; round < MOST_ROUNDS; round++) {
    html = await textOf(page, report)
    if (!(await readWhatIsMissing(queries))) break
  }
  if (context.redirectTo || hasFailed(queries)) return undefined
  const shown = catalogueNow(shop.actors, queries, preferredAt(visit.path)).module
  const isPicking = mirror.zoneid !== undefined && module_type === undefined
  const isFirst =
    visit.path === HOME &&
    !search.includes('data_type') &&
    !isPicking &&
    shown !== null &&
    shown.module_type !== 'parcel'
  const head = headOf(html, queries, {
    ...visit,
    search,
    locale,
    module_id: isPicking ? undefined : shown?.id,
    isScreen: isScreen(visit.path),
  })
  return pageOf(template, { locale, mirror, module_type, html, head, isFirst, state: stateOf(queries) })
}

/** A fault is for the browser to show, which can ask again; that something is gone is an answer. */
const hasFailed = (queries: QueryClient): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' && !isNotFound(state.error))

const stateOf = (queries: QueryClient): PrerenderState =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

/** Call once before the first page: prerendering does not wait for texts. */
export const preloadDictionaries = () => Promise.all(locales.map(loadAllNamespaces))

const languagesOf = (header: string) => header.split(',').map((part) => part.split(';')[0]!.trim())

async function textOf(page: React.ReactElement, report: (error: unknown) => void): Promise<string> {
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: report,
  })
  return new Response(prelude).text()
}

const isWanted = ({ queryFn, ...options }: QueryOptions) =>
  queryFn !== undefined && !('enabled' in options && options.enabled === false)

/** Answers whether there was anything to read. */
async function readWhatIsMissing(queries: QueryClient): Promise<boolean> {
  const missing = queries
    .getQueryCache()
    .findAll({ predicate: ({ state, options }) => state.status === 'pending' && isWanted(options) })
  await Promise.allSettled(
    missing.map(({ options }) => queries.fetchQuery({ ...options, retry: false } as FetchQueryOptions)),
  )
  return missing.length > 0
}
