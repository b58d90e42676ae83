import { Mail } from 'lucide-react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { KeptFocus } from '#ui/kept-focus.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Panel } from '#ui/panel.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof shareOrderMachine>
  send: (event: EventFromLogic<typeof shareOrderMachine>) => void
  level: 2 | 3
  /** Links can be made and handed on; else the panel only takes back those there are. */
  isOffered: boolean
  /** The link was copied, where the device has no share sheet. */
  isCopied: boolean
  /** Hands the link on; undefined while none is at hand. */
  onSend: (() => void) | undefined
  /** The address of the customer's own e-mail program, with the link; undefined while none is at hand. */
  mailto: string | undefined
}

/** Makes a link that shows the order, says until when it works, and takes all links back. */
export function ShareOrderView({ snapshot, send, level, isOffered, isCopied, onSend, mailto }: Props) {
  const { share } = useWords().tracking
  const { dateTime } = useFormats()
  const { expires_at } = snapshot.context.links
  const time = expires_at && dateTime(expires_at)
  const standing = time && (isOffered && onSend ? share.until({ time }) : share.earlier({ time }))
  const label = onSend ? (isCopied ? share.copied() : share.send()) : share.get()
  return (
    <KeptFocus next={(inside) => inside.querySelector('button') ?? inside.querySelector('p')}>
      <Panel title={share.title()} level={level}>
        <p tabIndex={-1} className={note}>
          {standing || (isOffered ? share.note() : share.off())}
        </p>
        <LiveRegion>{isCopied ? share.copied() : onSend && standing}</LiveRegion>
        <p className={ways}>
          {isOffered && (
            <Button
              size="sm"
              variant={onSend ? 'solid' : 'outline'}
              busy={snapshot.matches('making')}
              onClick={onSend ?? (() => send({ type: 'link.make' }))}
            >
              {label}
            </Button>
          )}
          {isOffered && mailto && (
            <a href={mailto} className={button({ variant: 'outline', size: 'sm' })}>
              <span data-part="label">
                <Mail aria-hidden="true" />
                {share.email()}
              </span>
            </a>
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
