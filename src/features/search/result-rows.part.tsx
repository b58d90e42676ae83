import { useWords } from '#i18n/i18n.tsx'
import { isAnyPrice } from '#machines/catalogue/price-range.ts'
import type { Item, Store } from '#openapi/generated/client.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { atMostFour, cardGrid } from '#src/shared/items/card-grid.ts'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { ProductRow } from '#src/shared/items/product-row.part.tsx'
import {
  ProductCardSkeleton,
  ProductRowSkeleton,
  StoreCardSkeleton,
} from '#src/shared/items/skeletons.part.tsx'
import { StoreCard } from '#src/shared/stores/store-card.part.tsx'
import { css, cx } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { type CardProps, LongList } from '#ui/long-list.tsx'
import { Repeat } from '#ui/repeat.tsx'
import type { ResultsProps } from './results.props.ts'
import { chosenBrands, searchQuery, unfiltered } from './search-address.ts'
import { typedText } from './typed-text.ts'

/** The list itself in every state it can be in (docs/spec.md §2, §4, Search). */
export function ResultRows(props: ResultsProps) {
  const { snapshot, rows, wanted, module_type, view, send } = props
  const { search } = useWords()
  const at = (state: 'loading' | 'loadingMore' | 'failed' | 'failedMore') => snapshot.matches({ list: state })
  const isOfStores = wanted.list_type === 'store'
  const look = isOfStores ? 'stores' : view
  return (
    <>
      <h2 className={unseen}>
        {isOfStores ? search.storeLists[module_type]() : search.itemLists[module_type]()}
      </h2>
      {at('failed') && <ErrorState onRetry={() => send({ type: 'list.retry' })} />}
      {at('loading') && <RowSkeletons look={look} times={12} />}
      {!snapshot.hasTag('busy') && !at('failed') && rows.length === 0 && <Nothing {...props} />}
      {rows.length > 0 && (
        <LongList rows={rows} Card={cards[look]} className={grids[look]} busy={snapshot.hasTag('busy')} />
      )}
      {at('loadingMore') && <RowSkeletons look={look} times={4} />}
      {at('failedMore') && (
        <ErrorState title={search.moreFailed()} onRetry={() => send({ type: 'list.retry' })} />
      )}
      <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
    </>
  )
}

const cards = {
  stores: ({ row, first }: CardProps<Item | Store>) => <StoreCard store={row as Store} first={first} />,
  list: ({ row }: CardProps<Item | Store>) => <ProductRow item={row as Item} />,
  grid: ({ row, first }: CardProps<Item | Store>) => <ProductCard item={row as Item} first={first} />,
}

/** The way on: without what narrows the list, or to everything there is. */
function Nothing({ wanted, onWant }: ResultsProps) {
  const { search } = useWords()
  const go = useGo()
  const listPath = useListPath()
  const { filters, categories, rating, price, list_type } = wanted
  const isNarrowed =
    filters.length + categories.length + chosenBrands(wanted).length > 0 ||
    rating !== null ||
    (list_type === 'item' && !isAnyPrice(price))
  const isEverything = wanted.data_type === 'searched' && typedText(wanted) === ''
  return (
    <EmptyState
      level={3}
      picture={<Art name="lens" />}
      title={list_type === 'store' ? search.storesNotFound() : search.itemsNotFound()}
      hint={search.tryOther()}
      action={
        isNarrowed ? (
          <Button variant="outline" onClick={() => onWant(unfiltered(wanted))}>
            {search.clearAll()}
          </Button>
        ) : (
          !isEverything && (
            <Button variant="outline" onClick={() => go(listPath(searchQuery('all categories', list_type)))}>
              {search.browseEverything()}
            </Button>
          )
        )
      }
    />
  )
}

const skeletons = { stores: StoreCardSkeleton, grid: ProductCardSkeleton, list: ProductRowSkeleton }

function RowSkeletons({ look, times }: { look: keyof typeof skeletons; times: number }) {
  const Shape = skeletons[look]
  return (
    <Loading className={grids[look]}>
      <Repeat times={times}>
        <Shape />
      </Repeat>
    </Loading>
  )
}

const unseen = css({ srOnly: true })
const grids = {
  grid: cx(cardGrid, atMostFour),
  list: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
    gap: { base: '3', md: '4' },
  }),
  stores: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '[minmax(0, 1fr)]',
      sm: '[repeat(2, minmax(0, 1fr))]',
      md: '[repeat(3, minmax(0, 1fr))]',
    },
    gap: { base: '4', md: '5' },
  }),
}
