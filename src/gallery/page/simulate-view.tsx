import { useState } from 'react'
import { leaves, type Timer } from '#tests/support/world.ts'
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
  const here = leaves(world.snapshot)
  const current = currentStates(here)
  const isIn = (source: string) => source === flow.machine.id || current.has(source)
  /** The delay that takes each arrow of a state it is in. */
  const due = new Map(
    waiting(simulation).flatMap(({ timer }) =>
      flow.chart.arrows
        .filter(({ event, source }) => event === `after ${timer.name}` && isIn(source))
        .map(({ id }): [string, Timer] => [id, timer]),
    ),
  )
  const take = (id: string) => {
    const offer = offered.find((each) => each.arrows.some((arrow) => arrow.id === id))
    if (offer) setSimulation(choose(simulation, offer))
    else if (due.has(id)) setSimulation(pass(simulation, due.get(id)!))
  }
  const enabled = new Set([...offered.flatMap((offer) => offer.arrows.map(({ id }) => id)), ...due.keys()])
  return (
    <>
      <Canvas
        key={flow.chart.root.name}
        flow={flow}
        marks={{ current, enabled, taken: new Set(arrows) }}
        inSight={here[0]}
        onState={() => {}}
        onArrow={({ id }) => take(id)}
      />
      <aside className="panel" aria-label="Simulation">
        <SimulatePanel flow={flow} simulation={simulation} onChange={setSimulation} />
      </aside>
    </>
  )
}
