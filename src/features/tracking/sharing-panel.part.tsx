import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Panel } from '#ui/panel.tsx'

export type SharingProps = {
  snapshot: SnapshotFrom<typeof shareOrderMachine>
  send: (event: EventFromLogic<typeof shareOrderMachine>) => void
  level: 2 | 3
  /** Links can be made and handed on; else the panel only takes back those there are. */
  isOffered: boolean
}

type Props = Omit<SharingProps, 'isOffered'> & {
  title: string
  hint: string
  /** Announced when it changes. */
  announcement: string | undefined
  /** The buttons that make links and hand them on. */
  children: ReactNode
}

/** What sharing shows to whom, the ways to share, and the button that takes all links back. */
export function SharingPanel({ snapshot, send, level, title, hint, announcement, children }: Props) {
  const { sharing } = useWords()
  return (
    <FocusKeeper next={(inside) => inside.querySelector('button') ?? inside.querySelector('p')}>
      <Panel title={title} level={level}>
        <p tabIndex={-1} className={text}>
          {hint}
        </p>
        <LiveRegion>{announcement}</LiveRegion>
        <p className={actions}>
          {children}
          {snapshot.context.links.expires_at && (
            <Button
              size="sm"
              variant="ghost"
              busy={snapshot.matches('stopping')}
              onClick={() => send({ type: 'sharing.stop' })}
            >
              {sharing.stop()}
            </Button>
          )}
        </p>
      </Panel>
    </FocusKeeper>
  )
}

const text = css({ textStyle: 'body', color: 'fg.muted' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' })
