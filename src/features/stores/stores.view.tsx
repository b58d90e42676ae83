import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { Store } from '#openapi/generated/client.ts'
import { StoreCard } from '#src/shared/stores/store-card.part.tsx'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { type CardProps, LongList } from '#ui/long-list.tsx'
import { StoreCardsSkeleton, storesBar, storesGrid, storesPage, storesTitle } from './stores.skeleton.tsx'
import type { StoresFilter } from './stores-filter.ts'
import { StoresFilters } from './stores-filters.part.tsx'

type Props = {
  own: 'newly_joined' | 'popular'
  snapshot: SnapshotFrom<typeof pagedListMachine>
  stores: Store[]
  filter: StoresFilter
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onFilter: (filter: StoresFilter) => void
}

/** How many stores there are, which of them are shown, and the cards, more of them as the end comes near. */
export function StoresView({ own, snapshot, stores, filter, send, onFilter }: Props) {
  const words = useWords().stores
  const isLoading = snapshot.matches({ list: 'loading' })
  const isEmpty = !snapshot.hasTag('busy') && !snapshot.matches({ list: 'failed' }) && stores.length === 0
  return (
    <div className={storesPage}>
      <div className={storesBar}>
        <h1 className={storesTitle}>
          {stores.length > 0 ? <Counted count={snapshot.context.total_size} /> : words.title()}
        </h1>
        <StoresFilters filter={filter} onFilter={onFilter} />
      </div>
      {snapshot.matches({ list: 'failed' }) && <ErrorState onRetry={() => send({ type: 'list.retry' })} />}
      {isLoading && <StoreCardsSkeleton times={8} />}
      {isEmpty && (
        <EmptyState
          picture={<Art name="store" />}
          title={words.noneFound()}
          hint={words.noneFoundNote()}
          action={
            <Button variant="outline" onClick={() => onFilter({ category: 'all', delivery: 'all' })}>
              {words.showAll()}
            </Button>
          }
        />
      )}
      {stores.length > 0 && (
        <LongList
          rows={stores}
          Card={StoreEntry}
          className={storesGrid}
          label={own === 'popular' ? words.popular() : words.latest()}
          busy={snapshot.hasTag('busy')}
        />
      )}
      {snapshot.matches({ list: 'loadingMore' }) && <StoreCardsSkeleton times={4} />}
      {snapshot.matches({ list: 'failedMore' }) && (
        <ErrorState level={2} title={words.moreFailed()} onRetry={() => send({ type: 'list.retry' })} />
      )}
      <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
    </div>
  )
}

/** The number stands out, where it is written as one: Arabic says one and two in words. */
function Counted({ count }: { count: number }) {
  const [before, digits, after] = useWords().stores.counted({ count }).split(/(\d+)/)
  return (
    <>
      {before}
      {digits && <span className={number}>{digits}</span>}
      {after}
    </>
  )
}

const StoreEntry = ({ row, first }: CardProps<Store>) => <StoreCard store={row} first={first} level={2} />

const number = css({ color: 'accent.text', fontVariantNumeric: 'tabular-nums' })
