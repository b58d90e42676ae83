import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { clock } from '#browser/clock.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { isRead, type Mark, type Opened } from '#machines/app/notifications.ts'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { type FoldedSteps, foldSteps } from '#machines/rules/folded-steps.ts'
import type { Notification } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
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
  onOpen: (newest: Opened) => void
  /** `until` is when the newest notification on show was created. */
  onReadAll: (until: string) => void
  /** Which kinds reach the devices, folded. */
  kinds?: ReactNode
}

const DAY = 86_400_000

/** Running orders, then the other notifications by day, in every state of the list; a row leads to what it is about. */
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
  const { date, time, dateTime } = useFormats()
  const isAt = (list: 'loading' | 'loadingMore' | 'failed' | 'failedMore' | 'exhausted') =>
    snapshot.matches({ list })
  const retry = () => send({ type: 'list.retry' })
  const now = clock.now()
  const called: Record<string, string> = { [date(now - DAY)]: words.yesterday(), [date(now)]: words.today() }
  const isUnread = (notification: Notification) => !isRead(notification, marks)
  const rows = foldSteps(notifications)
  const over = rows.filter(({ newest }) => !newest.is_running)
  const groups = [
    { title: words.running(), day: date(now), rows: rows.filter(({ newest }) => newest.is_running) },
    ...byDay(over, ({ newest }) => date(newest.created_at)).map((group) => ({
      title: called[group.day] ?? group.day,
      ...group,
    })),
  ].filter((group) => group.rows.length > 0)
  return (
    <section aria-labelledby="notifications">
      <FocusKeeper next={(inside) => inside.querySelector<HTMLElement>('#notifications')}>
        <SectionHeading
          level={1}
          action={
            notifications.some(isUnread) && (
              <Button variant="ghost" size="sm" onClick={() => onReadAll(newestOf(notifications))}>
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
      </FocusKeeper>
      {kinds && <div className={settings}>{kinds}</div>}
      {isAt('failed') && <ErrorState level={2} onRetry={retry} />}
      {isAt('loading') && <Waiting rows={5} />}
      {isAt('exhausted') && notifications.length === 0 && (
        <EmptyState level={2} picture={<Art name="talk" />} title={words.empty()} hint={words.emptyNote()} />
      )}
      <div aria-busy={snapshot.hasTag('busy')} className={days} hidden={notifications.length === 0}>
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 className={groupName}>{group.title}</h2>
            <ul className={list}>
              {group.rows.map((row) => (
                <li key={keyOf(row)}>
                  <NotificationRow
                    row={row}
                    unread={[row.newest, ...row.earlier].some(isUnread)}
                    when={(moment) => (date(moment) === group.day ? time(moment) : dateTime(moment))}
                    onOpen={() => onOpen(row.newest)}
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

/** The same row while its order takes further steps. */
const keyOf = ({ newest: { id, order_id } }: FoldedSteps<Notification>) => order_id ?? id

/** Running orders come first, so that the newest need not be the first. */
const newestOf = (notifications: readonly Notification[]) =>
  new Date(Math.max(...notifications.map(({ created_at }) => Date.parse(created_at)))).toISOString()

const Waiting = ({ rows }: { rows: number }) => (
  <Loading className={waiting}>
    <Repeat times={rows}>
      <Skeleton height="76px" />
    </Repeat>
  </Loading>
)

const settings = css({ marginBlockEnd: '4', _empty: { display: 'none' } })
const days = css({ display: 'flex', flexDirection: 'column', gap: '5', '&[hidden]': { display: 'none' } })
const groupName = css({ textStyle: 'smallStrong', color: 'fg.muted', marginBlockEnd: '2' })
const list = css({ layerStyle: 'panel', overflow: 'hidden' })
const waiting = css({ display: 'flex', flexDirection: 'column', gap: '2', paddingBlock: '2' })
