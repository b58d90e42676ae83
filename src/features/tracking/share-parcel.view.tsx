import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { KeptFocus } from '#ui/kept-focus.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Panel } from '#ui/panel.tsx'

type Side = {
  name: string
  /** The link was copied, where the device has no share sheet. */
  isCopied: boolean
  /** Hands the link on; undefined while none is at hand. */
  onSend: (() => void) | undefined
}

type Props = {
  snapshot: SnapshotFrom<typeof shareOrderMachine>
  send: (event: EventFromLogic<typeof shareOrderMachine>) => void
  level: 2 | 3
  /** Links can be made and handed on; else the panel only takes back those there are. */
  isOffered: boolean
  receiver: Side
  sender: Side
}

/** Makes the links of a parcel's two sides, says until when they work, and takes them back. */
export function ShareParcelView({ snapshot, send, level, isOffered, receiver, sender }: Props) {
  const { share, parcelLink } = useWords().tracking
  const words = parcelLink.share
  const { dateTime } = useFormats()
  const { expires_at } = snapshot.context.links
  const time = expires_at && dateTime(expires_at)
  const standing = time && (isOffered && receiver.onSend ? words.until({ time }) : words.earlier({ time }))
  const labelOf = ({ isCopied, name }: Side) => (isCopied ? share.copied() : words.sendTo({ name }))
  return (
    <KeptFocus next={(inside) => inside.querySelector('button') ?? inside.querySelector('p')}>
      <Panel title={words.title()} level={level}>
        <p tabIndex={-1} className={note}>
          {standing || (isOffered ? words.note() : share.off())}
        </p>
        <LiveRegion>
          {receiver.isCopied || sender.isCopied ? share.copied() : receiver.onSend && standing}
        </LiveRegion>
        <p className={ways}>
          {isOffered && (
            <Button
              size="sm"
              variant={receiver.onSend ? 'solid' : 'outline'}
              busy={snapshot.matches('making')}
              onClick={receiver.onSend ?? (() => send({ type: 'link.make' }))}
            >
              {receiver.onSend ? labelOf(receiver) : words.get()}
            </Button>
          )}
          {isOffered && sender.onSend && (
            <Button size="sm" variant="outline" onClick={sender.onSend}>
              {labelOf(sender)}
            </Button>
          )}
          {expires_at && (
            <Button
              size="sm"
              variant="ghost"
              busy={snapshot.matches('stopping')}
              onClick={() => send({ type: 'sharing.stop' })}
            >
              {share.stop()}
            </Button>
          )}
        </p>
      </Panel>
    </KeptFocus>
  )
}

const note = css({ textStyle: 'body', color: 'fg.muted' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' })
