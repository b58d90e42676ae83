import './links.css'
import './panel.css'
import { type ChartArrow, type ChartState, statesOf } from '../chart.ts'
import { flowTitle } from '../flow-titles.ts'
import { childrenOf, parentsOf } from '../journeys.ts'
import { ExportButtons } from './export-buttons.tsx'
import { type Flow, flows } from './flows.ts'
import { KindMark } from './kind-mark.tsx'
import { useNames } from './shown.ts'

export type LookPanelProps = {
  flow: Flow
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
  onShow: (name: string) => void
}

/** What the chart says in words: of the flow, or of the state or arrow that was chosen on it. */
export function LookPanel({ flow, chosen, onChoose, onShow }: LookPanelProps) {
  const state = statesOf(flow.chart.root).find(({ id }) => id === chosen)
  const arrow = flow.chart.arrows.find(({ id }) => id === chosen)
  if (arrow) return <ArrowWords flow={flow} arrow={arrow} onChoose={onChoose} />
  if (state && state !== flow.chart.root) return <StateWords flow={flow} state={state} onChoose={onChoose} />
  return <FlowWords flow={flow} onChoose={onChoose} onShow={onShow} />
}

type Props<T> = Omit<LookPanelProps, 'chosen' | 'onShow'> & T

function FlowWords({ flow, onChoose, onShow }: Omit<LookPanelProps, 'chosen'>) {
  const names = useNames()
  const { root, arrows } = flow.chart
  const states = statesOf(root).slice(1)
  const ports = [...new Set(states.flatMap(({ invokes }) => invokes))]
  return (
    <>
      <Title text={flowTitle(flow, names)} />
      <p>{root.description}</p>
      <dl className="facts">
        <Identifier of={flowTitle(flow, names)} id={flow.name} />
        <dt>Written in</dt>
        <dd>
          <code>{flow.file}</code>
        </dd>
        <dt>Size</dt>
        <dd>
          {states.length} states, {arrows.length} transitions
        </dd>
        {ports.length > 0 && (
          <>
            <dt>Asks</dt>
            <dd>{ports.join(', ')}</dd>
          </>
        )}
      </dl>
      <ExportButtons flow={flow} />
      <Flows title="Runs" flows={childrenOf(flow, flows)} onShow={onShow} />
      <Flows title="Is run by" flows={parentsOf(flow, flows)} onShow={onShow} />
      <h3>States</h3>
      <ul className="links">
        {states.map(({ id, name, description }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <Named name={name} id={id} />
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3>Signs</h3>
      <ul className="signs">
        <li>
          <KindMark kind="event" /> somebody did it, or the world did
        </li>
        <li>
          <KindMark kind="done" /> what was asked was answered
        </li>
        <li>
          <KindMark kind="refused" /> it was refused, or got lost
        </li>
        <li>
          <KindMark kind="after" /> time passed
        </li>
        <li>
          <KindMark kind="always" /> at once
        </li>
      </ul>
    </>
  )
}

function Flows({
  title,
  flows: those,
  onShow,
}: { title: string; flows: Flow[] } & Pick<LookPanelProps, 'onShow'>) {
  const names = useNames()
  if (those.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="links">
        {those.map((flow) => (
          <li key={flow.name}>
            <button type="button" onClick={() => onShow(flow.name)}>
              <Named name={flowTitle(flow, names)} id={flow.name} />
              <span>{flow.chart.root.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function StateWords({ flow, state, onChoose }: Props<{ state: ChartState }>) {
  const out = flow.chart.arrows.filter(({ source }) => source === state.id)
  const into = flow.chart.arrows.filter(
    ({ targets, source }) => targets.includes(state.id) && source !== state.id,
  )
  return (
    <>
      <BackButton onChoose={onChoose} flow={flow} />
      <Title text={state.name} />
      <p>{state.description}</p>
      <dl className="facts">
        <Identifier of={state.name} id={state.id} />
        {state.tags.length > 0 && <Fact name="Tags" values={state.tags} />}
        {state.entry.length > 0 && <Fact name="On the way in" values={state.entry} />}
        {state.exit.length > 0 && <Fact name="On the way out" values={state.exit} />}
        {state.invokes.length > 0 && <Fact name="Runs" values={state.invokes} />}
      </dl>
      <Arrows title="Ways on" flow={flow} arrows={out} onChoose={onChoose} />
      <Arrows title="Ways here" flow={flow} arrows={into} onChoose={onChoose} />
    </>
  )
}

const Fact = ({ name, values }: { name: string; values: string[] }) => (
  <>
    <dt>{name}</dt>
    <dd>{values.join(', ')}</dd>
  </>
)

function Arrows({ title, flow, arrows, onChoose }: Props<{ title: string; arrows: ChartArrow[] }>) {
  if (arrows.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="links">
        {arrows.map((arrow) => (
          <li key={arrow.id}>
            <button type="button" onClick={() => onChoose(arrow.id)}>
              <strong>
                <KindMark kind={arrow.kind} /> <bdi>{arrow.label}</bdi>
              </strong>
              {arrow.guard && <span>if {arrow.guard}</span>}
              <span>
                <bdi>{stateName(flow, arrow.source)}</bdi> →{' '}
                <bdi>{arrow.targets.map((id) => stateName(flow, id)).join(' + ') || arrow.target}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function ArrowWords({ flow, arrow, onChoose }: Props<{ arrow: ChartArrow }>) {
  return (
    <>
      <BackButton onChoose={onChoose} flow={flow} />
      <h2>
        <KindMark kind={arrow.kind} /> <bdi>{arrow.label}</bdi>
      </h2>
      <dl className="facts">
        <Identifier of={arrow.label} id={arrow.event} />
        {arrow.guard && <Fact name="Only if" values={[arrow.guard]} />}
        <Fact name="Does" values={arrow.actions.length > 0 ? arrow.actions : ['nothing on the way']} />
      </dl>
      <h3>From and to</h3>
      <ul className="links">
        {[arrow.source, ...arrow.targets].map((id) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <Named name={stateName(flow, id)} id={id} />
            </button>
          </li>
        ))}
      </ul>
      {arrow.targets.length === 0 && <p>It leads nowhere: the state stays what it is.</p>}
    </>
  )
}

const BackButton = ({ flow, onChoose }: Pick<LookPanelProps, 'flow' | 'onChoose'>) => (
  <button type="button" className="back" onClick={() => onChoose(undefined)}>
    <bdi>{flow.chart.root.name}</bdi>
  </button>
)

/** A title may be Arabic on a page in English. */
const Title = ({ text }: { text: string }) => (
  <h2>
    <bdi>{text}</bdi>
  </h2>
)

const Identifier = ({ of, id }: { of: string; id: string }) =>
  of === id ? null : (
    <>
      <dt>Identifier</dt>
      <dd>
        <code>{id}</code>
      </dd>
    </>
  )

const Named = ({ name, id }: { name: string; id: string }) => (
  <>
    <strong>
      <bdi>{name}</bdi>
    </strong>
    {name !== id && <code>{id}</code>}
  </>
)

const stateName = (flow: Flow, id: string): string =>
  statesOf(flow.chart.root).find((state) => state.id === id)?.name ?? id
