import { useState } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { ListedOrder, Module } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderCard } from './order-card.part.tsx'
import type { OrdersFilter } from './orders-filter.ts'

export type OrdersViewProps = {
  snapshot: SnapshotFrom<typeof pagedListMachine>
  orders: readonly ListedOrder[]
  modules: readonly Pick<Module, 'id' | 'module_name'>[]
  filter: OrdersFilter
  onFilter: (filter: OrdersFilter) => void
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onTrack: (order_id: number) => void
  onBrowse: () => void
}

/** The orders of the customer, the newest first, by status, module and words. */
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
              { value: 'past-orders', label: words.past() },
            ]}
            value={filter.type}
            onChange={(type) => onFilter({ ...filter, type: type as OrdersFilter['type'] })}
          />
        }
      >
        <span id="my-orders">{words.title()}</span>
      </SectionHeading>
      <Filters key={filter.name} {...props} />
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

/** `key` is the searched text: the back button puts it into the box again. */
function Filters({ modules, filter, onFilter }: OrdersViewProps) {
  const { find } = useWords().orders
  const [text, setText] = useState(filter.name)
  return (
    <div className={filters}>
      <SearchBox
        label={find.label()}
        placeholder={find.label()}
        maxLength={200}
        value={text}
        onChange={setText}
        onSearch={(name) => onFilter({ ...filter, name })}
        onClear={() => onFilter({ ...filter, name: '' })}
      />
      {modules.length > 1 && (
        <ChipGroup label={find.modules()} isSwiped>
          {modules.map(({ id, module_name }) => (
            <Chip
              key={id}
              pressed={filter.module_id === id}
              onClick={() => onFilter({ ...filter, module_id: filter.module_id === id ? null : id })}
            >
              {module_name}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </div>
  )
}

/** No orders at all lead to the shop; none that match lead to all orders. */
function Nothing({ filter, onFilter, onBrowse }: OrdersViewProps) {
  const { empty } = useWords().orders
  if (filter.name || filter.module_id !== null)
    return (
      <EmptyState
        picture={<Art name="lens" />}
        title={empty.found()}
        hint={empty.foundNote()}
        action={
          <Button onClick={() => onFilter({ type: 'list', module_id: null, name: '' })}>
            {empty.showAll()}
          </Button>
        }
      />
    )
  const texts = {
    list: [empty.all(), empty.allNote()],
    'running-orders': [empty.running(), empty.runningNote()],
    'past-orders': [empty.past(), empty.pastNote()],
  } as const
  const [title, hint] = texts[filter.type]
  return (
    <EmptyState
      picture={<Art name="box" />}
      title={title}
      hint={hint}
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
const filters = css({ display: 'flex', flexDirection: 'column', gap: '3', marginBlockEnd: '4' })
