import type { BrowserContext, Page } from 'playwright'
import { type Mirrorable, mirrorStorage } from '#browser/mirror.ts'
import type { AppStorage } from '#browser/storage.ts'
import { formats } from '#browser/storage-keys.ts'

/** How a visitor's browser looks when they come back: language, theme, and, unless they are new, a place and a module. */
export type Visitor = {
  lang: 'en' | 'ar'
  theme: 'light' | 'dark'
  /** A visitor without stored data. */
  isNew?: boolean
  module?: ModuleType
  token?: string
}

/** In the order of the demo shop's ids, which start at 1. */
export const modules = ['food', 'grocery', 'ecommerce', 'pharmacy', 'parcel'] as const
export type ModuleType = (typeof modules)[number]

/** The demo city's own start: inside zone 1, where every module has stores that never close. */
const HOME = { lat: 25.213563, lng: 55.277018 }
const ADDRESS = { en: '63 Clock Square, Downtown, Marsa Noor', ar: 'ميدان الساعة 63، وسط المدينة، مرسى نور' }

/** What the visitor's browser has kept, under the keys of docs/spec.md §3. */
function kept({ lang, theme, isNew = false, module = 'food', token }: Visitor): Record<string, string> {
  return {
    'language-setting': lang,
    settings: JSON.stringify({ theme }),
    ...(token && { token }),
    ...(!isNew && {
      zoneid: '[1]',
      currentLatLng: JSON.stringify(HOME),
      location: ADDRESS[lang],
      module: JSON.stringify({ id: modules.indexOf(module) + 1, module_type: module }),
    }),
  }
}

/** Puts the visitor's storage in place before the first page of this browser context; later pages find their own. */
export async function becomeVisitor(page: Page, visitor: Visitor): Promise<void> {
  await page.addInitScript((entries) => {
    try {
      if (sessionStorage.getItem('visitor')) return
      sessionStorage.setItem('visitor', 'here')
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    } catch {
      // An empty frame or an opaque page keeps nothing.
    }
  }, kept(visitor))
}

/** The shop asks for no review: a delivered order of somebody else's test would bring its prompt over any page. */
export const askNoReview = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/v1/review-reminder', (route) =>
    route.fulfill({ json: { order_id: null, images: [] } }),
  )

/** The cookies of a returning visitor, from which the server prerenders pages. */
export async function mirror(page: Page, visitor: Visitor): Promise<void> {
  const texts = kept(visitor)
  const read: AppStorage['read'] = (key) => {
    const text = texts[key]
    return text === undefined ? undefined : formats[key].parse(text)
  }
  await mirrorInto(page, { read, watch: () => {} }, 'localhost')
}

/** Sets the cookies that a page would have written for the stored data; `host` is the shop's. */
export async function mirrorInto(page: Page, storage: Mirrorable, host: string): Promise<void> {
  const written: string[] = []
  const document = {
    set cookie(text: string) {
      written.push(text)
    },
  }
  mirrorStorage(document, storage)
  const cookies = written.flatMap((text) => {
    const [name, value] = text.split(/[=;]/)
    return name && value ? [{ name, value, domain: host, path: '/' }] : []
  })
  await page.context().addCookies(cookies)
}

const QUIET = 400

/**
 * Waits until the page has made no request for a moment. It ignores the event stream, which never ends; `networkidle`
 * would wait for it forever. Call it before the page opens, so that it misses no request.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const open = new Set<unknown>()
  let quietSince = Date.now()
  page.on('request', (request) => {
    if (!/\/api\/v1\/events/.test(request.url())) open.add(request)
  })
  const ended = (request: unknown) => {
    open.delete(request)
    quietSince = Date.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    quietSince = Date.now()
    const deadline = Date.now() + 20_000
    while ((open.size > 0 || Date.now() - quietSince < QUIET) && Date.now() < deadline)
      await page.waitForTimeout(50)
  }
}
