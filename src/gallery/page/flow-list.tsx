import './flow-list.css'
import { Map as MapIcon, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { statesOf } from '../chart.ts'
import { flowTitle } from '../flow-titles.ts'
import { journeysOf } from '../journeys.ts'
import { titleIn } from '../titles.ts'
import { type Found, findFlows } from './find.ts'
import { type Flow, flows } from './flows.ts'
import { MAP, useNames } from './shown.ts'

export type FlowListProps = {
  shown: string
  /** How many actors of a flow run in the shop that is followed. */
  running: (flow: Flow) => number
  onShow: (flow: Flow, chosen?: string) => void
  onMap: () => void
}

/** Every flow of the product by its journey, found by name, sentence, state or event. */
export function FlowList({ shown, running, onShow, onMap }: FlowListProps) {
  const [text, setText] = useState('')
  const found = findFlows(flows, text)
  return (
    <nav className="list" aria-label="Flows">
      <label className="search">
        <Search size={16} aria-hidden />
        <input
          type="search"
          placeholder="Flow, state or event"
          aria-label="Find a flow, a state or an event"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p className="count" role="status">
        {found.length === flows.length ? `${flows.length} flows` : `${found.length} of ${flows.length} flows`}
      </p>
      <button type="button" className="map" aria-current={shown === MAP || undefined} onClick={onMap}>
        <MapIcon size={16} aria-hidden /> All journeys
      </button>
      {journeysOf(found.map(({ flow }) => flow)).map(({ id, name, flows: those }) => (
        <section key={id} aria-labelledby={`journey-${id}`}>
          <p id={`journey-${id}`} className="journey">
            {name}
          </p>
          <ul>
            {found
              .filter(({ flow }) => those.includes(flow))
              .map((each) => (
                <Entry
                  key={each.flow.name}
                  found={each}
                  isShown={each.flow.name === shown}
                  running={running(each.flow)}
                  onShow={onShow}
                />
              ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p className="nothing">Nothing is called “{text.trim()}”.</p>}
    </nav>
  )
}

type EntryProps = Pick<FlowListProps, 'onShow'> & { found: Found; isShown: boolean; running: number }

function Entry({ found: { flow, states, events }, isShown, running, onShow }: EntryProps) {
  const { root, arrows } = flow.chart
  const names = useNames()
  const title = flowTitle(flow, names)
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isShown) entry.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <li ref={entry} className="entry" data-shown={isShown || undefined}>
      <button type="button" aria-current={isShown || undefined} onClick={() => onShow(flow)}>
        <strong>
          <bdi>{title}</bdi>
          {running > 0 && <span className="running">{running} running</span>}
        </strong>
        {title !== flow.name && <code>{flow.name}</code>}
        <span>{root.description}</span>
        <small>
          {statesOf(root).length - 1} states · {arrows.length} transitions
        </small>
      </button>
      {(states.length > 0 || events.length > 0) && (
        <ul className="hits">
          {states.map((id) => (
            <li key={id}>
              <button type="button" onClick={() => onShow(flow, id)}>
                <i>state</i> <bdi>{titleIn(names, flow.titles?.states[id], id)}</bdi>
              </button>
            </li>
          ))}
          {events.map((event) => (
            <li key={event}>
              <button
                type="button"
                onClick={() => onShow(flow, arrows.find((arrow) => arrow.event === event)?.id)}
              >
                <i>event</i> <bdi>{titleIn(names, flow.titles?.events[event], event)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
