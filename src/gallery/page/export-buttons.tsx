import { mermaidText } from '../mermaid.ts'
import { statelyFile } from '../stately.ts'
import { svgFile } from '../svg-file.tsx'
import { CopyButton } from './copy-button.tsx'
import { downloadPng, downloadSvg } from './download.ts'
import type { Flow } from './flows.ts'
import { useDrawing } from './use-drawing.ts'

/** The flow for other tools: code for Stately's editor, text for Mermaid, and the chart as a picture. */
export function ExportButtons({ flow }: { flow: Flow }) {
  const drawing = useDrawing(flow)
  const picture = () => svgFile(drawing, flow.chart.root.description)
  return (
    <div className="row">
      <CopyButton text={() => statelyFile(flow.machine)}>Copy for Stately</CopyButton>
      <CopyButton text={() => mermaidText(flow.chart)}>Copy for Mermaid</CopyButton>
      <button type="button" className="button" onClick={() => downloadSvg(flow.name, picture())}>
        SVG
      </button>
      <button
        type="button"
        className="button"
        onClick={() => void downloadPng(flow.name, picture(), drawing)}
      >
        PNG
      </button>
    </div>
  )
}
