import type { PrerenderState } from '#app/prerender-state.ts'
import type { Mirror } from '#browser/mirror.ts'
import type { Locale } from '#i18n/locale.ts'
import { direction } from '#i18n/locale.ts'
import type { Module } from '#openapi/generated/client.ts'
import { escaped, unescaped } from './escaped.ts'
import type { Head } from './head.ts'
import { type SheetPart, usedNames, usedStyles, withoutUnused } from './used-styles.ts'

/** As `server/http/prerenderer.ts` reads it from the build. */
export type Template = {
  page: string
  sheet: SheetPart[]
  laterSheet: SheetPart[]
  scripts: string[]
  entry: string
  styles: string
}

export type PageParts = {
  locale: Locale
  mirror: Mirror
  /** Of the module that the page is of: the mirrored one, unless its address names another. */
  module_type: Module['module_type'] | undefined
  html: string
  head: Head
  /** Whether the first load brings all of its styles. */
  isFirst: boolean
  state: PrerenderState
}

/**
 * The page with a screen in it, and the content policy's entries for it: the styles of the page, inline style
 * attributes among them, and the few lines that run before the first paint. Those lines fetch the shop's script and all
 * of its styles after the pictures have loaded.
 */
export function pageOf(
  template: Template,
  { locale, mirror, module_type, html, head, isFirst, state }: PageParts,
) {
  const { text, styles: ownStyles } = withoutStyleAttributes(html)
  const sheet = isFirst ? template.sheet : [...withoutUtilities(template.sheet), ...template.laterSheet]
  const root = [
    `lang="${locale}" dir="${direction(locale)}"`,
    themeOf(mirror),
    module_type && `data-module="${module_type}"`,
    `data-entry="${template.entry}" data-styles="${template.styles}"`,
    `data-painted="${escaped(JSON.stringify({ locale, mirror, module_type }))}"`,
  ]
    .filter(Boolean)
    .join(' ')
  const styles = withoutUnused(usedStyles(sheet, usedNames(template.page + root + text)) + ownStyles)
  const data = JSON.stringify(state).replaceAll('<', '\\u003c')
  return {
    styles: [styles],
    scripts: template.scripts,
    status: head.status,
    text: template.page
      .replace('lang="en" dir="ltr"', () => root)
      .replace(/<title>.*<\/title>\s*<meta name="description"[^>]*>/, () => head.markup)
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replace(/<script src="\/boot.js"><\/script>/, () =>
        template.scripts.map((script) => `<script>${script}</script>`).join(''),
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${text}</div><script type="application/json" id="painted">${data}</script>`,
      ),
  }
}

/** The later sheet has all of them, in a layer above. */
const withoutUtilities = (sheet: SheetPart[]) =>
  sheet.map((part) =>
    typeof part === 'object' && 'at' in part && part.at === '@layer utilities'
      ? { ...part, within: [] }
      : part,
  )

const themeOf = ({ settings }: Mirror) =>
  settings?.theme && settings.theme !== 'system' ? `data-theme="${settings.theme}"` : ''

function withoutStyleAttributes(html: string) {
  const known = new Map<string, number>()
  const text = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const at = known.get(style) ?? known.size
    known.set(style, at)
    return ` data-style="${at}"`
  })
  const rules = [...known].map(
    ([style, at]) => `[data-style="${at}"]{${unescaped(style).replaceAll('<', '\\3c ')}}`,
  )
  return { text, styles: rules.join('') }
}
