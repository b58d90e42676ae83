import './log.css'
import './panel.css'
import { AppWindow, Download, ExternalLink, Trash2 } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { saveText } from '#browser/save-file.ts'
import { kindOf } from '../chart.ts'
import { eventName } from '../transitions.ts'
import { KindMark } from './kind-mark.tsx'
import type { Follower, Live, Recording } from './live.ts'
import { ValueTree } from './value-tree.tsx'

export type LivePanelProps = {
  /** Name of the shown flow. */
  flow: string
  live: Live
  /** The actors of the shown flow, and the followed actor. */
  here: Follower[]
  followed: Follower | undefined
  isGuided: boolean
  onFollow: (id: string) => void
  onGuide: (on: boolean) => void
  onForget: () => void
}

/** The running shop in a frame or a tab of its own, and the messages of its machines. */
export function LivePanel({
  flow,
  live,
  here,
  followed,
  isGuided,
  onFollow,
  onGuide,
  onForget,
}: LivePanelProps) {
  const [isFramed, setFramed] = useState(true)
  return (
    <>
      <div className="row">
        <button type="button" className="button" aria-pressed={isFramed} onClick={() => setFramed(!isFramed)}>
          <AppWindow size={15} aria-hidden />
          {isFramed ? 'Close the shop' : 'Open the shop here'}
        </button>
        <a className="button" href={followedAt('/home')} target="souk-live">
          <ExternalLink size={15} aria-hidden />
          In a tab
        </a>
      </div>
      {isFramed && <ShopFrame left={live.left} />}
      <label className="check">
        <input
          type="checkbox"
          checked={isGuided}
          onChange={(event) => onGuide(event.currentTarget.checked)}
        />
        Go to the flow where something happens
      </label>
      {here.length > 1 && (
        <label className="from">
          <span>Follows</span>
          <select value={followed?.id} onChange={(event) => onFollow(event.currentTarget.value)}>
            {here.map(({ id, states, status }, index) => (
              <option key={id} value={id}>
                {index + 1}: {status === 'active' ? states.join(' + ') : 'over'}
              </option>
            ))}
          </select>
        </label>
      )}
      {followed ? (
        <>
          <p className="state-now">{followed.states.join(' + ')}</p>
          {followed.recording.steps.length > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => saveText(window, `${flow}.replay.json`, replayFile(flow, followed.recording))}
            >
              <Download size={15} aria-hidden />
              Save for replay
            </button>
          )}
          <h3>Context</h3>
          <ValueTree value={followed.context === '' ? {} : JSON.parse(followed.context)} />
        </>
      ) : (
        <p className="nothing">This flow has not run in the shop yet.</p>
      )}
      <h3>
        What happens
        <button type="button" className="icon" aria-label="Empty the log" onClick={onForget}>
          <Trash2 size={15} aria-hidden />
        </button>
      </h3>
      <ol className="log live" aria-live="off">
        {live.log.toReversed().map(({ key, machine, text, detail, kind }) => (
          <li key={key}>
            <details>
              <summary>
                <KindMark kind={kind === 'fact' ? 'always' : kindOf(eventName(text))} />
                <span>
                  <b>{machine}</b> {kind === 'fact' ? `announces ${text}` : eventName(text)}
                </span>
              </summary>
              <code dir="ltr">{detail}</code>
            </details>
          </li>
        ))}
      </ol>
    </>
  )
}

/** For `npm run replay`: names only, so that it may be sent to strangers. */
const replayFile = (flow: string, recording: Recording): string =>
  JSON.stringify({ flow, ...recording }, null, 2)

/**
 * The shop as on a phone. A page that reloads in the frame refuses to be framed: the frame opens the shop again as a
 * followed page, at the path where the shop was left.
 */
function ShopFrame({ left }: { left: string }) {
  const [path, setPath] = useState(left)
  const [loads, setLoads] = useState(0)
  const keepFollowing = ({ currentTarget: { contentWindow } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (isFollowed(contentWindow)) return
    setPath(left)
    setLoads(loads + 1)
  }
  return (
    <iframe key={loads} className="shop" title="The shop" src={followedAt(path)} onLoad={keepFollowing} />
  )
}

const followedAt = (path: string) => `/flows/live?to=${encodeURIComponent(path)}`

/** A page that was refused to the frame is of another origin, as far as anybody may ask. */
function isFollowed(page: Window | null): boolean {
  try {
    return page !== null && 'watchActors' in page
  } catch {
    return false
  }
}
