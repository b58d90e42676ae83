import type { Mirror } from '#browser/mirror.ts'
import type { Locale } from '#i18n/locale.ts'
import { direction } from '#i18n/locale.ts'
import type { PaintedState } from '../painted.ts'
import { escaped } from './escaped.ts'
import type { Head } from './head.ts'

/** As `server/http/painter.ts` reads it from the build. */
export type Template = {
  page: string
  styles: string
  laterStyles: string
  scripts: string[]
  entry: string
}

export type PageParts = {
  locale: Locale
  mirror: Mirror
  html: string
  head: Head
  /** Whether the first load brings all of its styles. */
  isFirst: boolean
  state: PaintedState
}

/**
 * The page with a screen in it, and what the content policy has to name of it: its styles, those in attributes among them,
 * and the few lines that run before the first paint. Those start the shop's own script when the pictures are there.
 */
export function pageOf(template: Template, { locale, mirror, html, head, isFirst, state }: PageParts) {
  const { text, styles } = withoutStyleAttributes(html)
  const own = (isFirst ? '' : template.laterStyles) + styles
  const root = [
    `lang="${locale}" dir="${direction(locale)}"`,
    themeOf(mirror),
    mirror.module && `data-module="${mirror.module.module_type}"`,
    `data-entry="${template.entry}"`,
    `data-painted="${escaped(JSON.stringify({ locale, mirror }))}"`,
  ]
  const data = JSON.stringify(state).replaceAll('<', '\\u003c')
  return {
    styles: [template.styles, own],
    scripts: template.scripts,
    status: head.status,
    text: template.page
      .replace('lang="en" dir="ltr"', () => root.filter(Boolean).join(' '))
      .replace(/<title>.*<\/title>\s*<meta name="description"[^>]*>/, () => head.markup)
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${template.styles}</style><style>${own}</style>`)
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

const themeOf = ({ settings }: Mirror) =>
  settings?.theme && settings.theme !== 'system' ? `data-theme="${settings.theme}"` : ''

function withoutStyleAttributes(html: string) {
  const known = new Map<string, number>()
  const text = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const at = known.get(style) ?? known.size
    known.set(style, at)
    return ` data-style="${at}"`
  })
  const rules = [...known].map(([style, at]) => `[data-style="${at}"]{${unescaped(style)}}`)
  return { text, styles: rules.join('') }
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const unescaped = (text: string) =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => characters[entity]!).replaceAll('<', '\\3c ')
