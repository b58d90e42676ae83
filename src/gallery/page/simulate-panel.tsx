import './log.css'
import './links.css'
import './panel.css'
import { CornerUpLeft, RotateCcw } from 'lucide-react'
import type { Offer } from '#tests/support/offers.ts'
import { inline, plain } from '#tests/support/plain.ts'
import { leaves, type World } from '#tests/support/world.ts'
import { type ArrowKind, kindOf, statesOf } from '../chart.ts'
import { COMMON_EVENTS, titleIn } from '../titles.ts'
import { CopyButton } from './copy-button.tsx'
import type { Flow } from './flows.ts'
import { KindMark } from './kind-mark.tsx'
import { useNames } from './shown.ts'
import {
  backTo,
  choose,
  type Moment,
  now,
  pass,
  possible,
  type Simulation,
  simulate,
  waiting,
} from './simulation.ts'
import { storyText } from './story-text.ts'
import { ValueTree } from './value-tree.tsx'

export type SimulatePanelProps = {
  flow: Flow
  simulation: Simulation
  onChange: (to: Simulation) => void
}

/** Plays the machine by hand: what a person can do now, what may be answered, and the clock. */
export function SimulatePanel({ flow, simulation, onChange }: SimulatePanelProps) {
  const { model, from, moments } = simulation
  const { world, clock } = now(simulation)
  const inputs = Object.keys(model.inputs)
  return (
    <>
      <div className="row">
        {inputs.length > 1 ? (
          <label className="from">
            <span>Starts from</span>
            <select value={from} onChange={(event) => onChange(simulate(model, event.currentTarget.value))}>
              {inputs.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ) : (
          <span className="from">Starts from nothing</span>
        )}
        <button
          type="button"
          className="icon"
          aria-label="One step back"
          disabled={moments.length < 2}
          onClick={() => onChange(backTo(simulation, moments.length - 2))}
        >
          <CornerUpLeft size={16} aria-hidden />
        </button>
        <button
          type="button"
          className="icon"
          aria-label="Start again"
          disabled={moments.length < 2}
          onClick={() => onChange(backTo(simulation, 0))}
        >
          <RotateCcw size={16} aria-hidden />
        </button>
      </div>
      <p className="state-now" role="status">
        <bdi>{stateNames(flow, world)}</bdi>
        <time>{inSeconds(clock)}</time>
      </p>
      <Next flow={flow} simulation={simulation} onChange={onChange} />
      <h3>Context</h3>
      <ValueTree
        value={plain(world.snapshot.context) ?? {}}
        before={plain(moments.at(-2)?.world.snapshot.context)}
      />
      <h3>What happened</h3>
      <ol className="log">
        {moments.map((moment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its place
          <li key={index}>
            <LogLine flow={flow} moment={moment} onBack={() => onChange(backTo(simulation, index))} />
          </li>
        ))}
      </ol>
      <CopyButton text={() => storyText(simulation)}>Copy as a story</CopyButton>
    </>
  )
}

function Next({ flow, simulation, onChange }: SimulatePanelProps) {
  const { world } = now(simulation)
  const offered = possible(simulation)
  const timers = waiting(simulation)
  if (world.snapshot.status !== 'active')
    return (
      <p className="over">
        The flow is over{world.snapshot.output === undefined ? '.' : `: ${inline(world.snapshot.output)}`}
      </p>
    )
  const done = offered.filter(({ step }) => !step.type.startsWith('@'))
  const answered = offered.filter(({ step }) => step.type.startsWith('@'))
  return (
    <>
      <Offers
        title="A person acts"
        flow={flow}
        offers={done}
        onTake={(offer) => onChange(choose(simulation, offer))}
      />
      <Offers
        title="The world answers"
        flow={flow}
        offers={answered}
        onTake={(offer) => onChange(choose(simulation, offer))}
      />
      {timers.length > 0 && (
        <>
          <h3>Time passes</h3>
          <ul className="links">
            {timers.map(({ timer, left }) => (
              <li key={`${timer.id} ${timer.to}`}>
                <button type="button" onClick={() => onChange(pass(simulation, timer))}>
                  <EventName kind="after" flow={flow} event={`after ${timer.name}`} text={timer.name} />
                  <span>in {inSeconds(left)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Offers({
  title,
  flow,
  offers,
  onTake,
}: {
  title: string
  flow: Flow
  offers: Offer[]
  onTake: (offer: Offer) => void
}) {
  if (offers.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="links">
        {offers.map((offer) => (
          <li key={offer.name}>
            <button type="button" onClick={() => onTake(offer)}>
              <EventName
                kind={kindOf(offer.name)}
                flow={flow}
                event={offer.arrows[0]?.event}
                text={offer.name}
              />
              <Payload offer={offer} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Payload({ offer: { step } }: { offer: Offer }) {
  const { type, ...rest } = step as { type: string; output?: unknown; error?: unknown }
  const carried = type === '@done' ? rest.output : type === '@refused' ? rest.error : rest
  const text = inline(carried)
  return text === '{}' || text === 'undefined' ? null : <code dir="ltr">{text.slice(0, 140)}</code>
}

type LogLineProps = { flow: Flow; moment: Moment; onBack: () => void }

function LogLine({ flow, moment: { name, world, clock, arrows }, onBack }: LogLineProps) {
  const { asked, heard, told, did } = world.last
  return (
    <button type="button" onClick={onBack} title={arrows.join('\n')}>
      <strong>
        <KindMark kind={kindOf(name)} /> {name}
        <time>{inSeconds(clock)}</time>
      </strong>
      <span>
        <bdi>{stateNames(flow, world)}</bdi>
      </span>
      {asked.map(({ id }) => (
        <span key={`asked ${id}`}>asks {id}</span>
      ))}
      {heard.map((fact) => (
        <span key={`heard ${inline(fact)}`}>announces {inline(fact)}</span>
      ))}
      {told.map(([child, event]) => (
        <span key={`told ${child} ${inline(event)}`}>
          tells {child} {event.type}
        </span>
      ))}
      {did.map((effect) => (
        <span key={`did ${effect}`}>does {effect}</span>
      ))}
    </button>
  )
}

const inSeconds = (ms: number) => (ms >= 1000 ? `${(ms / 1000).toLocaleString('en')} s` : `${ms} ms`)

type EventNameProps = { kind: ArrowKind; flow: Flow; event: string | undefined; text: string }

/** The title of an event, above the name that testers know it by. */
function EventName({ kind, flow, event, text }: EventNameProps) {
  const names = useNames()
  const title = event === undefined ? undefined : (flow.titles?.events[event] ?? COMMON_EVENTS[event])
  const shown = titleIn(names, title, text)
  return (
    <>
      <strong>
        <KindMark kind={kind} /> <bdi>{shown}</bdi>
      </strong>
      {shown !== text && <code dir="ltr">{text}</code>}
    </>
  )
}

const stateNames = (flow: Flow, { snapshot }: World): string => {
  const names = new Map(statesOf(flow.chart.root).map(({ id, name }) => [id, name]))
  return leaves(snapshot)
    .map((id) => names.get(id) ?? id)
    .join(' + ')
}
