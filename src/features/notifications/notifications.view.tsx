import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { clock } from '#browser/clock.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { isRead, type Mark } from '#machines/app/notifications.ts'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { Notification } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptFocus } from '#ui/kept-focus.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { byDay } from './by-day.ts'
import { NotificationRow } from './notification-row.part.tsx'

export type NotificationsProps = {
  snapshot: SnapshotFrom<typeof pagedListMachine>
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  notifications: readonly Notification[]
  /** What the customer has marked since the list was read. */
  marks: readonly Mark[]
  onOpen: (id: string) => void
  /** `until` is when the newest notification on show was created. */
  onReadAll: (until: string) => void
  /** Which kinds reach the devices. */
  kinds?: ReactNode
}

const DAY = 86_400_000

/** The notifications by day, in every state of the list; an unread one is marked and leads to what it is about. */
export function NotificationsView({
  snapshot,
  send,
  notifications,
  marks,
  onOpen,
  onReadAll,
  kinds,
}: NotificationsProps) {
  const { notifications: words } = useWords()
  const { date } = useFormats()
  const isAt = (list: 'loading' | 'loadingMore' | 'failed' | 'failedMore' | 'exhausted') =>
    snapshot.matches({ list })
  const retry = () => send({ type: 'list.retry' })
  const now = clock.now()
  const called: Record<string, string> = { [date(now - DAY)]: words.yesterday(), [date(now)]: words.today() }
  const [newest] = notifications
  const isUnread = (notification: Notification) => !isRead(notification, marks)
  return (
    <section aria-labelledby="notifications">
      <KeptFocus next={(inside) => inside.querySelector<HTMLElement>('#notifications')}>
        <SectionHeading
          level={1}
          action={
            newest &&
            notifications.some(isUnread) && (
              <Button variant="ghost" size="sm" onClick={() => onReadAll(newest.created_at)}>
                <CheckCheck aria-hidden="true" />
                {words.readAll()}
              </Button>
            )
          }
        >
          <span id="notifications" tabIndex={-1}>
            {words.title()}
          </span>
        </SectionHeading>
      </KeptFocus>
      {kinds && <div className={settings}>{kinds}</div>}
      {isAt('failed') && <ErrorState level={2} onRetry={retry} />}
      {isAt('loading') && <Waiting rows={5} />}
      {isAt('exhausted') && notifications.length === 0 && (
        <EmptyState level={2} picture={<Art name="talk" />} title={words.empty()} note={words.emptyNote()} />
      )}
      <div aria-busy={snapshot.hasTag('busy')} className={days} hidden={notifications.length === 0}>
        {byDay(notifications, date).map(({ day, rows }) => (
          <section key={day} aria-label={called[day] ?? day}>
            <h2 className={dayName}>{called[day] ?? day}</h2>
            <ul className={list}>
              {rows.map((notification) => (
                <li key={notification.id}>
                  <NotificationRow
                    notification={notification}
                    unread={isUnread(notification)}
                    onOpen={() => onOpen(notification.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isAt('loadingMore') && <Waiting rows={2} />}
      {isAt('failedMore') && <ErrorState level={2} onRetry={retry} />}
      <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
    </section>
  )
}

const Waiting = ({ rows }: { rows: number }) => (
  <Loading className={waiting}>
    <Repeat times={rows}>
      <Skeleton height="76px" />
    </Repeat>
  </Loading>
)

const settings = css({ marginBlockEnd: '5', _empty: { display: 'none' } })
const days = css({ display: 'flex', flexDirection: 'column', gap: '5', '&[hidden]': { display: 'none' } })
const dayName = css({ textStyle: 'smallStrong', color: 'fg.muted', marginBlockEnd: '2' })
const list = css({ layerStyle: 'panel', overflow: 'hidden' })
const waiting = css({ display: 'flex', flexDirection: 'column', gap: '2', paddingBlock: '2' })
