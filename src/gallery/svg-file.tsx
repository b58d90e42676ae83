import { renderToStaticMarkup } from 'react-dom/server'
import chartStyles from './chart.css?raw'
import { ChartDrawing } from './chart-drawing.tsx'
import type { Drawing } from './layout.ts'
import { paletteRule } from './palette.ts'

/** A drawing as the text of an SVG file that stands alone, by day and by night. `title` is its name for a reader. */
export const svgFile = (drawing: Drawing, title: string): string =>
  `${renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <style>{`svg { color-scheme: light dark; background: var(--canvas) }\n${paletteRule(':root')}${chartStyles}`}</style>
      <ChartDrawing drawing={drawing} />
    </svg>,
  )}\n`
