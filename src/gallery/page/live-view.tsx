import { useState } from 'react'
import { arrowAt } from '../transitions.ts'
import { Canvas } from './canvas.tsx'
import { currentStates } from './current-states.ts'
import type { Flow } from './flows.ts'
import type { Follower } from './live.ts'
import { LivePanel, type LivePanelProps } from './live-panel.tsx'

export type LiveViewProps = Omit<LivePanelProps, 'flow' | 'followed' | 'onFollow'> & { flow: Flow }

/** The chart as the running shop goes through it. */
export function LiveView({ flow, here, ...panel }: LiveViewProps) {
  const [wanted, setWanted] = useState<string>()
  const followed =
    here.find(({ id }) => id === wanted) ?? here.findLast(({ status }) => status === 'active') ?? here.at(-1)
  return (
    <>
      <Canvas
        key={`${flow.name} ${flow.chart.root.name}`}
        flow={flow}
        marks={{
          current: currentStates(followed?.states ?? []),
          taken: new Set(followed ? takenBy(flow, followed) : []),
        }}
        inSight={followed?.states[0]}
        onState={() => {}}
        onArrow={() => {}}
      />
      <aside className="panel" aria-label="The running shop">
        <LivePanel {...panel} flow={flow.name} here={here} followed={followed} onFollow={setWanted} />
      </aside>
    </>
  )
}

const takenBy = ({ machine }: Flow, { taken }: Follower): string[] =>
  taken.map(({ path, event, index }) => arrowAt(machine, path, event, index).id)
