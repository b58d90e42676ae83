import type { QueryClient } from '@tanstack/react-query'
import { inLanguage } from '#i18n/address-language.ts'
import { type Locale, locales } from '#i18n/locale.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { Config } from '#openapi/generated/client.ts'
import {
  BRANDS,
  CAMPAIGNS,
  CATEGORIES,
  CHECKOUT,
  FLASH_SALES,
  HOME,
  LATEST_STORES,
  POPULAR_STORES,
} from '#src/navigation/pages.ts'
import { escaped } from './escaped.ts'
import { subject } from './subject.ts'
import { breadcrumbs } from './things.ts'
import { trailIn } from './trail.ts'

export type Head = { markup: string; status: 200 | 404 }

export type Address = {
  path: string
  search: string
  origin: string
  locale: Locale
  /** The module on show. */
  module_id: number | undefined
  /** False for an address the shop does not have. */
  isScreen: boolean
}

/** Search engines must not index the page. */
const NOT_KEPT = '<meta name="robots" content="noindex">'
/** Search engines and previews cut longer descriptions. */
const LONGEST = 200

/** The head of a page for search engines and previews: its name, its description, and its canonical address. */
export function headOf(html: string, queries: QueryClient, address: Address): Head {
  const { origin, locale, isScreen } = address
  const urlOf = (target: string) => new URL(target, origin).href
  const read = <Reply>(key: string) => queries.getQueriesData<Reply>({ queryKey: [key] })[0]?.[1]
  const config = read<Config>('getConfig')
  const isGone =
    !isScreen ||
    queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => isNotFound(state.error))
  if (!config) return { markup: NOT_KEPT, status: isGone ? 404 : 200 }
  const shop = escaped(config.business_name)
  const ofShop = (name: string) => (name ? `${name} · ${shop}` : shop)
  const isPersonal = address.path === CHECKOUT
  if (isGone || isPersonal)
    return { markup: `<title>${ofShop(headingIn(html))}</title>${NOT_KEPT}`, status: isGone ? 404 : 200 }

  const about = subject(
    {
      item: read('getItem'),
      store: read('getStore'),
      category: read('getCategory'),
      campaign: read('getBasicCampaign'),
      sale: read('listFlashSaleItems'),
      landing: read('getLanding'),
    },
    config,
    urlOf,
  )
  const name = about.name ? escaped(about.name) : headingIn(html)
  const title = ofShop(name)
  const addressIn = (language: Locale) => inLanguage(about.path ?? canonicalOf(address), language)
  const here = addressIn(locale)
  const url = urlOf(here)
  const description = about.description ? escaped(cut(about.description)) : namesIn(html, locale)
  const start = { name: config.business_name, path: '/' }
  const trail = about.name
    ? [breadcrumbs(trailIn(html, here) ?? [start, { name: about.name, path: here }], urlOf)]
    : []
  const image = about.image && escaped(urlOf(about.image))
  const properties: Record<string, string | undefined> = {
    'og:site_name': shop,
    'og:title': title,
    'og:description': description,
    'og:type': about.type,
    'og:url': escaped(url),
    'og:image': image,
    'og:locale': locale === 'ar' ? 'ar_AE' : 'en_US',
  }
  return {
    status: 200,
    markup: [
      `<title>${title}</title>`,
      description && `<meta name="description" content="${description}">`,
      `<link rel="canonical" href="${escaped(url)}">`,
      ...locales.map((language) => alternate(language, urlOf(addressIn(language)))),
      alternate('x-default', urlOf(addressIn(locales[0]!))),
      ...Object.entries(properties).map(
        ([key, value]) => value && `<meta property="${key}" content="${value}">`,
      ),
      `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
      ...[...about.things, ...trail].map(
        (thing) =>
          `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')}</script>`,
      ),
    ]
      .filter(Boolean)
      .join(''),
  }
}

const alternate = (language: string, url: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escaped(url)}">`

/** Screens whose content depends on the module. */
const ofModule = [HOME, LATEST_STORES, POPULAR_STORES, CATEGORIES, BRANDS, CAMPAIGNS, FLASH_SALES]

/** Only what tells one page from another: the list and the module on show, not how it is filtered, sorted or viewed. */
function canonicalOf({ path, search, module_id }: Address): string {
  if (!ofModule.includes(path)) return path
  const query = new URLSearchParams(search)
  const params = path === HOME ? ['data_type', 'search', 'id', 'brand_id'] : []
  const fields = params.flatMap((key) => (query.has(key) ? [[key, query.get(key)!]] : []))
  if (module_id !== undefined) fields.push(['module_id', String(module_id)])
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path
}

/** The words of the page's heading, as they stand in its markup. */
const headingIn = (html: string): string => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')

const COMMA = { en: ', ', ar: '، ' }

/** What a page lists, by its headings: a home, a list and a page of text say nothing else of themselves. */
function namesIn(html: string, locale: Locale): string {
  const cards = html.match(/<article[\s\S]*?<\/article>/g)?.join('')
  const names = [...(cards ?? html).matchAll(/<h([23])[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, , inside = '']) =>
    // Marks beside a name, such as a vegetarian one, are for who reads the page.
    textOf(inside.replace(/<span[^>]*>[^<]*<\/span>/g, '')),
  )
  const begin = `${headingIn(html)}: `
  return [...new Set(names)]
    .filter(Boolean)
    .reduce((said, name) => {
      const longer = said === begin ? said + name : said + COMMA[locale] + name
      return longer.length > LONGEST ? said : longer
    }, begin)
    .replace(/: $/, '')
}

const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, '').trim()

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`
