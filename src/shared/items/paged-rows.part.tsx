import type { FunctionComponent, ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { css, cx } from '#styled/css/index.js'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { type CardProps, LongList } from '#ui/long-list.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { cardGrid, storeGrid } from './card-grid.ts'
import { ProductCardSkeleton, StoreCardSkeleton } from './skeletons.part.tsx'

type Props<Row> = {
  look: 'items' | 'stores'
  label: string
  snapshot: SnapshotFrom<typeof pagedListMachine>
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  rows: readonly Row[]
  Card: FunctionComponent<CardProps<Row>>
  /** Shown when the list has no rows. */
  nothing: ReactNode
}

/** A paged list of cards in every state; it loads more rows near its end (docs/spec.md §7, paging). */
export function PagedRows<Row extends { id: number }>(props: Props<Row>) {
  const { look, label, snapshot, send, rows, Card, nothing } = props
  const isFailed = snapshot.matches({ list: 'failed' })
  const retry = () => send({ type: 'list.retry' })
  return (
    <>
      {isFailed && <ErrorState onRetry={retry} />}
      {snapshot.matches({ list: 'loading' }) && <Skeletons look={look} times={8} />}
      {!snapshot.hasTag('busy') && !isFailed && rows.length === 0 && nothing}
      {rows.length > 0 && (
        <LongList
          rows={rows}
          Card={Card}
          className={grids[look]}
          label={label}
          busy={snapshot.hasTag('busy')}
        />
      )}
      {snapshot.matches({ list: 'loadingMore' }) && <Skeletons look={look} times={4} />}
      {snapshot.matches({ list: 'failedMore' }) && <ErrorState level={3} onRetry={retry} />}
      <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
    </>
  )
}

const skeletons = { items: ProductCardSkeleton, stores: StoreCardSkeleton }

function Skeletons({ look, times }: { look: Props<never>['look']; times: number }) {
  const Shape = skeletons[look]
  return (
    <Loading className={grids[look]}>
      <Repeat times={times}>
        <Shape />
      </Repeat>
    </Loading>
  )
}

// Six cards form one row instead of five and one.
const six = css({
  '&:has(> li:nth-child(6):last-child)': { gridTemplateColumns: { lg: '[repeat(6, minmax(0, 1fr))]' } },
})
const grids = {
  items: cx(cardGrid, six),
  stores: storeGrid,
}
