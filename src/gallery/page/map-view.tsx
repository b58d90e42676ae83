import './map.css'
import { useState } from 'react'
import { flowTitle } from '../flow-titles.ts'
import { childrenOf, journeysOf, parentsOf } from '../journeys.ts'
import { type Flow, flows } from './flows.ts'
import { useNames } from './shown.ts'

const journeys = journeysOf(flows)
const children = new Map(flows.map((flow) => [flow, childrenOf(flow, flows)]))
const parents = new Map(flows.map((flow) => [flow, parentsOf(flow, flows)]))

/** All flows in one picture, by journey. The flow under the pointer or the focus shows which flows it runs, and which run it. */
export function MapView({ onShow }: { onShow: (name: string) => void }) {
  const [pointed, point] = useState<Flow>()
  const names = useNames()
  const relation = (flow: Flow) => {
    if (!pointed || flow === pointed) return undefined
    if (children.get(pointed)?.includes(flow)) return 'child'
    return parents.get(pointed)?.includes(flow) ? 'parent' : undefined
  }
  return (
    <main className="journeys">
      <h1>All journeys</h1>
      <p>
        What each flow of the shop decides. Point at a flow to see{' '}
        <mark data-relation="child">what it runs</mark> and <mark data-relation="parent">what runs it</mark>.
      </p>
      {journeys.map(({ id, name, flows: those }) => (
        <section key={id} aria-labelledby={`map-${id}`}>
          <h2 id={`map-${id}`}>{name}</h2>
          <ul>
            {those.map((flow) => (
              <li key={flow.name}>
                <button
                  type="button"
                  data-relation={relation(flow)}
                  onPointerEnter={() => point(flow)}
                  onPointerLeave={() => point(undefined)}
                  onFocus={() => point(flow)}
                  onBlur={() => point(undefined)}
                  onClick={() => onShow(flow.name)}
                >
                  <strong>
                    <bdi>{flowTitle(flow, names)}</bdi>
                  </strong>
                  <span>{flow.chart.root.description}</span>
                  <Runs flows={children.get(flow) ?? []} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

function Runs({ flows: those }: { flows: Flow[] }) {
  const names = useNames()
  if (those.length === 0) return null
  return <small>runs {those.map((flow) => flowTitle(flow, names)).join(names === 'ar' ? '، ' : ', ')}</small>
}
