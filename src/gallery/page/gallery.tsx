import './bar.css'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { revealing } from '../folding.ts'
import type { Names } from '../titles.ts'
import { FlowList } from './flow-list.tsx'
import { type Flow, flowIn, flows } from './flows.ts'
import type { listenLive } from './live.ts'
import { LiveView } from './live-view.tsx'
import { LookView } from './look-view.tsx'
import { MapView } from './map-view.tsx'
import { MAP, NAMES, useShown, VIEWS, type View } from './shown.ts'
import { SimulateView } from './simulate-view.tsx'
import { ThemeButton } from './theme-button.tsx'

/** All flows, the chart of one of them, and three ways to see it: as it is, played by hand, and as the shop runs. */
export function Gallery({ listening }: { listening: ReturnType<typeof listenLive> }) {
  const [shown, show] = useShown()
  const live = useSyncExternalStore(listening.subscribe, listening.current)
  const [isGuided, setGuided] = useState(false)
  const busiest = isGuided && shown.view === 'live' ? live.log.at(-1)?.machine : undefined
  const found =
    flows.find(({ machine }) => machine.id === busiest) ?? flows.find(({ name }) => name === shown.flow)
  // Only the chart of a flow can be played or followed.
  const isMap = !found && shown.view === 'look'
  const flow = flowIn(found ?? flows[0]!, shown.names)
  const actorsOf = ({ machine }: Flow) =>
    [...live.actors.values()].filter((actor) => actor.machine === machine.id)
  const showIn = (next: Flow, chosen: string | undefined) =>
    show({
      flow: next.name,
      chosen,
      ...(next.name === flow.name &&
        chosen !== undefined && { folding: revealing(flow.chart, shown.folding, chosen) }),
    })
  return (
    <div className="gallery" data-view={shown.view}>
      <header className="bar">
        <a href="/flows/" className="brand">
          <img src="/icon.svg" alt="" width="28" height="28" />
          <span dir="ltr">
            Souk <b>Flows</b>
          </span>
        </a>
        <ViewTabs view={shown.view} onView={(view) => show({ flow: flow.name, view, chosen: undefined })} />
        <nav aria-label="Elsewhere">
          <a href="/">Shop</a>
          <a href="/docs/">API</a>
        </nav>
        <NamesSelect names={shown.names} onNames={(names) => show({ names })} />
        <ThemeButton />
      </header>
      <FlowList
        shown={isMap ? MAP : flow.name}
        running={(each) => actorsOf(each).filter(({ status }) => status === 'active').length}
        onShow={(next, chosen) => {
          setGuided(false)
          showIn(next, chosen)
        }}
        onMap={() => show({ flow: MAP, view: 'look', chosen: undefined })}
      />
      <Suspense
        fallback={
          <p className="drawing">Drawing {isMap ? 'all journeys' : <bdi>{flow.chart.root.name}</bdi>}…</p>
        }
      >
        {isMap && <MapView onShow={(name) => show({ flow: name, chosen: undefined })} />}
        {!isMap && shown.view === 'look' && (
          <LookView
            flow={flow}
            chosen={shown.chosen}
            onChoose={(chosen) => showIn(flow, chosen)}
            onShow={(name) => show({ flow: name, chosen: undefined })}
          />
        )}
        {shown.view === 'simulate' && <SimulateView key={flow.name} flow={flow} />}
        {shown.view === 'live' && (
          <LiveView
            flow={flow}
            live={live}
            here={actorsOf(flow)}
            isGuided={isGuided}
            onGuide={setGuided}
            onForget={listening.forget}
          />
        )}
      </Suspense>
    </div>
  )
}

const VIEW_NAMES: Record<View, string> = { look: 'Look', simulate: 'Simulate', live: 'Live' }

function ViewTabs({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <fieldset className="views">
      <legend>How to see it</legend>
      {VIEWS.map((each) => (
        <label key={each}>
          <input type="radio" name="view" checked={each === view} onChange={() => onView(each)} />
          {VIEW_NAMES[each]}
        </label>
      ))}
    </fieldset>
  )
}

function NamesSelect({ names, onNames }: { names: Names; onNames: (names: Names) => void }) {
  return (
    <label className="names">
      <span>Names</span>
      <select value={names} onChange={({ currentTarget }) => onNames(currentTarget.value as Names)}>
        {Object.entries(NAMES).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
