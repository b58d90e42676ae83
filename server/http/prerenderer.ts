import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The prerenderer of the storefront (`src/prerender/paint.tsx`), built beside it. */
export type Prerenderer = {
  preloadDictionaries: () => Promise<unknown>
  /** `search` has no question mark. */
  isPrerendered: (path: string, search: string) => boolean
  /** Whether the storefront has a screen at this address. */
  isScreen: (path: string) => boolean
  cacheKeyOf: (visit: Visit) => string
  /** React passes recoverable errors to `report`. */
  prerenderPage: (
    template: Template,
    visit: Visit,
    ask: FetchPage,
    report: (error: unknown) => void,
  ) => Promise<PrerenderedPage | undefined>
}

/** The request of a page, as far as the page depends on it. */
export type Visit = {
  path: string
  search: string
  cookies: string
  acceptLanguage: string
  /** Where the shop is: `https://shop.example`. */
  origin: string
}

/** The built `index.html` with inlined resources, so that the first frame needs no further request. */
export type Template = {
  page: string
  /** The styles of the first load, and the additional styles of all other screens; the prerenderer picks from both. */
  sheet: unknown
  laterSheet: unknown
  /** What runs before the first paint: `public/boot.js` and `public/painted.js`. */
  scripts: string[]
  /** Where the shop's own script is, and all of its styles. */
  entry: string
  styles: string
}

/** A page, and its inline styles and scripts, which the policy of the reply has to name. */
export type PrerenderedPage = { text: string; status: number; styles: string[]; scripts: string[] }

export type FetchPage = (request: Request) => Promise<Response>

/** The loaded prerenderer; `undefined` where the storefront was built without one. */
export async function loadPrerenderer(folder: string): Promise<Prerenderer | undefined> {
  const file = join(folder, '.painter/paint.js')
  if (!existsSync(file)) return undefined
  const painter = (await import(pathToFileURL(file).href)) as Prerenderer
  await painter.preloadDictionaries()
  return painter
}

export function templateIn(folder: string): Template {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const page = read('index.html')
  const named = (pattern: RegExp) => pattern.exec(page)?.[1] ?? ''
  const sheets = JSON.parse(read('.painter/styles.json')) as Pick<Template, 'sheet' | 'laterSheet'>
  return {
    page,
    ...sheets,
    scripts: ['boot.js', 'painted.js'].map(read),
    entry: named(/<script type="module"[^>]* src="([^"]+)"/),
    styles: named(/<link rel="stylesheet"[^>]* href="([^"]+)"/),
  }
}
