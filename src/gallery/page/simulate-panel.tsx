import './log.css'
import './links.css'
import './panel.css'
import { CornerUpLeft, RotateCcw } from 'lucide-react'
import type { Offer } from '#tests/support/offers.ts'
import { inline, plain } from '#tests/support/plain.ts'
import { leaves } from '#tests/support/world.ts'
import { kindOf } from '../chart.ts'
import { CopyButton } from './copy-button.tsx'
import { KindMark } from './kind-mark.tsx'
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

export type SimulatePanelProps = { simulation: Simulation; onChange: (to: Simulation) => void }

/** Plays the machine by hand: what a person can do now, what may be answered, and the clock. */
export function SimulatePanel({ simulation, onChange }: SimulatePanelProps) {
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
        {leaves(world.snapshot).join(' + ')}
        <time>{inSeconds(clock)}</time>
      </p>
      <Next simulation={simulation} onChange={onChange} />
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
            <LogLine moment={moment} onBack={() => onChange(backTo(simulation, index))} />
          </li>
        ))}
      </ol>
      <CopyButton text={() => storyText(simulation)}>Copy as a story</CopyButton>
    </>
  )
}

function Next({ simulation, onChange }: SimulatePanelProps) {
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
      <Offers title="Somebody does" offers={done} onTake={(offer) => onChange(choose(simulation, offer))} />
      <Offers
        title="The world answers"
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
                  <strong>
                    <KindMark kind="after" /> {timer.name}
                  </strong>
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
  offers,
  onTake,
}: {
  title: string
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
              <strong>
                <KindMark kind={kindOf(offer.name)} /> {offer.name}
              </strong>
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

function LogLine({ moment: { name, world, clock, arrows }, onBack }: { moment: Moment; onBack: () => void }) {
  const { asked, heard, told, did } = world.last
  return (
    <button type="button" onClick={onBack} title={arrows.join('\n')}>
      <strong>
        <KindMark kind={kindOf(name)} /> {name}
        <time>{inSeconds(clock)}</time>
      </strong>
      <span>{leaves(world.snapshot).join(' + ')}</span>
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
