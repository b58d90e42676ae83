import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import type { Order } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import type { OrdersFilter } from './orders.ports.ts'

export type OrdersViewProps = {
  snapshot: SnapshotFrom<typeof pagedListMachine>
  orders: readonly Order[]
  filter: OrdersFilter
  onFilter: (filter: OrdersFilter) => void
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onTrack: (order_id: number) => void
  onBrowse: () => void
}

/** Every order or those under way, the newest first. */
export function OrdersView(props: OrdersViewProps) {
  const { snapshot, orders, filter, onFilter, send, onTrack } = props
  const { orders: words } = useWords()
  const isAt = (list: 'loading' | 'loadingMore' | 'failed' | 'failedMore') => snapshot.matches({ list })
  const retry = () => send({ type: 'list.retry' })
  return (
    <section aria-labelledby="my-orders">
      <SectionHeading
        level={1}
        action={
          <SegmentGroup
            label={words.which()}
            segments={[
              { value: 'list', label: words.all() },
              { value: 'running-orders', label: words.running() },
            ]}
            value={filter}
            onChange={(value) => onFilter(value as OrdersFilter)}
          />
        }
      >
        <span id="my-orders">{words.title()}</span>
      </SectionHeading>
      {isAt('failed') && <ErrorState onRetry={retry} />}
      {isAt('loading') && <Waiting rows={4} />}
      {snapshot.matches({ list: 'exhausted' }) && orders.length === 0 && <Nothing {...props} />}
      <ul className={list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onTrack={onTrack} />
          </li>
        ))}
      </ul>
      {isAt('loadingMore') && <Waiting rows={2} />}
      {isAt('failedMore') && <ErrorState onRetry={retry} />}
      <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
    </section>
  )
}

function Nothing({ filter, onBrowse }: OrdersViewProps) {
  const { empty } = useWords().orders
  const isRunning = filter === 'running-orders'
  return (
    <EmptyState
      picture={<Art name="box" />}
      title={isRunning ? empty.running() : empty.all()}
      note={isRunning ? empty.runningNote() : empty.allNote()}
      action={<Button onClick={onBrowse}>{empty.browse()}</Button>}
    />
  )
}

const Waiting = ({ rows }: { rows: number }) => (
  <Loading className={list}>
    <Repeat times={rows}>
      <Skeleton height="118px" />
    </Repeat>
  </Loading>
)

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', '& + &': { marginBlockStart: '3' } })
