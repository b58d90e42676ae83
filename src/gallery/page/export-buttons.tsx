import { startTransition, useActionState } from 'react'
import { mermaidText } from '../mermaid.ts'
import { statelyFile } from '../stately.ts'
import { svgFile } from '../svg-file.tsx'
import { CopyButton } from './copy-button.tsx'
import { downloadPng, downloadSvg } from './download.ts'
import type { Flow } from './flows.ts'
import { useDrawing } from './use-drawing.ts'

const FORMATS = ['SVG', 'PNG'] as const
type Format = (typeof FORMATS)[number]

/** The flow for other tools: code for Stately's editor, text for Mermaid, and the chart as a picture. */
export function ExportButtons({ flow }: { flow: Flow }) {
  const drawing = useDrawing(flow)
  const [failed, save] = useActionState<Format | undefined, Format>(async (_, format) => {
    try {
      const picture = svgFile(drawing, flow.chart.root.description)
      if (format === 'SVG') downloadSvg(flow.name, picture)
      else await downloadPng(flow.name, picture, drawing)
      return undefined
    } catch {
      return format
    }
  }, undefined)
  return (
    <div className="row">
      <CopyButton text={() => statelyFile(flow.machine)}>Copy for Stately</CopyButton>
      <CopyButton text={() => mermaidText(flow.chart)}>Copy for Mermaid</CopyButton>
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="button"
          onClick={() => startTransition(() => save(format))}
        >
          {format}
        </button>
      ))}
      <p role="alert" className="problem">
        {failed &&
          `The browser could not make the ${failed} file. Try again, or save it in the other format.`}
      </p>
    </div>
  )
}
