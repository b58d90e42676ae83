import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The storefront's own painter (`src/app/paint/paint.tsx`), built beside it. */
export type Painter = {
  learnToPaint: () => Promise<unknown>
  isPainted: (path: string) => boolean
  keyOf: (visit: Visit) => string
  paint: (template: Template, visit: Visit, ask: Ask) => Promise<Painted | undefined>
}

/** Who asks for a page, as far as the page depends on it. */
export type Visit = {
  path: string
  search: string
  cookies: string
  acceptLanguage: string
  /** Where the shop is: `https://shop.example`. */
  origin: string
}

/** The page as `index.html` was built, with what it names written into it: nothing has to be asked for before it is seen. */
export type Template = {
  page: string
  /** The styles of the first load, and those that every other screen has besides. */
  styles: string
  laterStyles: string
  /** What runs before the first paint: `public/boot.js` and `public/painted.js`. */
  scripts: string[]
  /** Where the shop's own script is. */
  entry: string
}

/** A page, and what is written inline in it, which the policy of its reply has to name. */
export type Painted = { text: string; status: number; styles: string[]; scripts: string[] }

export type Ask = (request: Request) => Promise<Response>

/** Ready to paint; `undefined` where the storefront was built without one. */
export async function openPainter(folder: string): Promise<Painter | undefined> {
  const file = join(folder, '.painter/paint.js')
  if (!existsSync(file)) return undefined
  const painter = (await import(pathToFileURL(file).href)) as Painter
  await painter.learnToPaint()
  return painter
}

type Manifest = Record<string, { name?: string; css?: string[] }>

export function templateIn(folder: string): Template {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const page = read('index.html')
  const named = (pattern: RegExp) => pattern.exec(page)?.[1] ?? ''
  // The chunk that all lazy screens share has their styles (`vite.config.ts`).
  const { css = [] } = Object.values(JSON.parse(read('.vite/manifest.json')) as Manifest).find(
    ({ name }) => name === 'parts',
  )!
  return {
    page,
    styles: read(named(/<link rel="stylesheet"[^>]* href="([^"]+)"/)),
    laterStyles: css.map(read).join(''),
    scripts: ['boot.js', 'painted.js'].map(read),
    entry: named(/<script type="module"[^>]* src="([^"]+)"/),
  }
}
