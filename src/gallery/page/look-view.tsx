import { Canvas } from './canvas.tsx'
import type { Flow } from './flows.ts'
import { LookPanel } from './look-panel.tsx'

export type LookViewProps = {
  flow: Flow
  /** The id of a state or an arrow. */
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
  /** Opens another flow. */
  onShow: (name: string) => void
}

/** The chart, and a description of the chosen state or arrow. */
export function LookView({ flow, chosen, onChoose, onShow }: LookViewProps) {
  const arrow = flow.chart.arrows.find(({ id }) => id === chosen)
  return (
    <>
      <Canvas
        key={`${flow.name} ${flow.chart.root.name}`}
        flow={flow}
        marks={{ chosen, ...(arrow && { taken: new Set([arrow.id]) }) }}
        inSight={arrow?.source ?? chosen}
        onState={({ id }) => onChoose(id)}
        onArrow={({ id }) => onChoose(id)}
      />
      <aside className="panel" aria-label="What is chosen">
        <LookPanel flow={flow} chosen={chosen} onChoose={onChoose} onShow={onShow} />
      </aside>
    </>
  )
}
