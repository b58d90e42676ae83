import { renderToStaticMarkup } from 'react-dom/server'
import chartStyles from './chart.css?raw'
import { paletteRule } from './palette.ts'
import pageStyles from './report-page.css?raw'

/** A page that stands alone, by day and by night. */
export const reportPage = (title: string, body: React.ReactNode): string =>
  `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Souk`}</title>
        <style>{`${paletteRule(':root')}${chartStyles}${pageStyles}`}</style>
      </head>
      <body>{body}</body>
    </html>,
  )}\n`
