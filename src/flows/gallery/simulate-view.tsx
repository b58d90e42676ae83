import { useState } from 'react'
import { leaves } from '#tests/support/world.ts'
import { Canvas } from './canvas.tsx'
import { currentStates } from './current-states.ts'
import type { Flow } from './flows.ts'
import { SimulatePanel } from './simulate-panel.tsx'
import { choose, now, pass, possible, simulate, waiting } from './simulation.ts'

/** The chart that is played by hand: what can be done now glows on it and stands in the list. Made anew for each flow. */
export function SimulateView({ flow }: { flow: Flow }) {
  const { model } = flow
  const [simulation, setSimulation] = useState(
    () => model && simulate(model, Object.keys(model.inputs)[0] ?? ''),
  )
  if (!simulation)
    return <p className="drawing">Nobody has written a model of {flow.name} yet: docs/testing.md says how.</p>
  const { world, arrows } = now(simulation)
  const offered = possible(simulation)
  const timers = waiting(simulation)
  const here = leaves(world.snapshot)
  const take = (id: string) => {
    const offer = offered.find((each) => each.arrows.some((arrow) => arrow.id === id))
    const due = timers.find(({ timer }) => id.endsWith(` after ${timer.name}`))
    if (offer) setSimulation(choose(simulation, offer))
    else if (due) setSimulation(pass(simulation, due.timer))
  }
  const isDue = (id: string) =>
    timers.some(({ timer }) => id.endsWith(` after ${timer.name}`)) &&
    here.some((leaf) => leaf === id.split(' ')[0] || leaf.startsWith(`${id.split(' ')[0]}.`))
  const enabled = new Set([
    ...offered.flatMap((offer) => offer.arrows.map(({ id }) => id)),
    ...flow.chart.arrows.map(({ id }) => id).filter(isDue),
  ])
  return (
    <>
      <Canvas
        flow={flow}
        marks={{ current: currentStates(here), enabled, taken: new Set(arrows) }}
        inSight={here[0]}
        onState={() => {}}
        onArrow={({ id }) => take(id)}
      />
      <aside className="panel" aria-label="Simulation">
        <SimulatePanel simulation={simulation} onChange={setSimulation} />
      </aside>
    </>
  )
}
