import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { Category, Item, Module, Store } from '#openapi/generated/client.ts'
import { CATEGORIES } from '#src/navigation/pages.ts'
import { Breadcrumbs } from '#src/shared/items/breadcrumbs.part.tsx'
import { PagedRows } from '#src/shared/items/paged-rows.part.tsx'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { StoreCard } from '#src/shared/stores/store-card.part.tsx'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChoiceTabs } from '#ui/choice-tabs.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import type { CardProps } from '#ui/long-list.tsx'
import { Picture } from '#ui/picture.tsx'
import {
  categoryBar,
  categoryHead,
  categoryLine,
  categoryPage,
  categoryParts,
  categoryPicture,
  categoryTitle,
} from './category.skeleton.tsx'
import type { CategoryFilter } from './category-filter.ts'

export const CategoryPage = ({ children }: { children: ReactNode }) => (
  <div className={categoryPage}>{children}</div>
)

/** Where it belongs, its picture and its name. */
export function CategoryHead({ category }: { category: Category }) {
  const { catalogue } = useWords()
  return (
    <header className={categoryHead}>
      <Breadcrumbs
        label={catalogue.breadcrumbs()}
        steps={[{ name: catalogue.categories(), to: CATEGORIES }]}
        here={category.name}
      />
      <div className={categoryLine}>
        <span className={categoryPicture}>
          <Picture src={category.image_full_url} alt="" ratio="1 / 1" sizes="80px" first />
        </span>
        <h1 className={categoryTitle}>{category.name}</h1>
      </div>
    </header>
  )
}

type Props = {
  category: Category
  module_type: Module['module_type']
  snapshot: SnapshotFrom<typeof pagedListMachine>
  rows: readonly (Item | Store)[]
  filter: CategoryFilter
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  onFilter: (filter: CategoryFilter) => void
  /** What the list hides for this shopper. */
  diet?: ReactNode
}

/** Subcategories of the category, the choice of items or stores, and the chosen rows. */
export function CategoryList(props: Props) {
  const { category, module_type, snapshot, rows, filter, send, onFilter, diet } = props
  const { catalogue, search, counts } = useWords()
  const isOfStores = filter.list === 'stores'
  const isKnown = !snapshot.matches({ list: 'loading' }) && !snapshot.matches({ list: 'failed' })
  const count = isKnown ? counts.results({ count: snapshot.context.total_size }) : ''
  return (
    <>
      {category.childes.length > 0 && <Parts category={category} filter={filter} onFilter={onFilter} />}
      <div className={categoryBar}>
        <ChoiceTabs
          label={search.tabs()}
          className={tabs}
          choices={[
            { value: 'items', label: search.itemLists[module_type]() },
            { value: 'stores', label: search.storeLists[module_type]() },
          ]}
          value={filter.list}
          onChange={(list) => onFilter({ ...filter, list: list as CategoryFilter['list'] })}
        />
        <p className={total}>{count}</p>
      </div>
      <LiveRegion>{count}</LiveRegion>
      <h2 className={unseen}>
        {isOfStores ? search.storeLists[module_type]() : search.itemLists[module_type]()}
      </h2>
      {diet}
      <PagedRows
        look={filter.list}
        label={category.name}
        snapshot={snapshot}
        send={send}
        rows={rows}
        Card={isOfStores ? StoreEntry : ItemEntry}
        nothing={
          <EmptyState
            level={3}
            picture={<Art name="lens" />}
            title={isOfStores ? search.storesNotFound() : search.itemsNotFound()}
            hint={catalogue.notFoundNote()}
          />
        }
      />
    </>
  )
}

const ItemEntry = ({ row, first }: CardProps<Item | Store>) => (
  <ProductCard item={row as Item} first={first} />
)

const StoreEntry = ({ row, first }: CardProps<Item | Store>) => (
  <StoreCard store={row as Store} first={first} />
)

/** All of the category, or one of those below it. */
function Parts({ category, filter, onFilter }: Pick<Props, 'category' | 'filter' | 'onFilter'>) {
  const { catalogue } = useWords()
  const all = { id: category.id, name: catalogue.all() }
  return (
    <ul className={categoryParts} aria-label={catalogue.parts({ name: category.name })}>
      {[all, ...category.childes].map(({ id, name }) => (
        <li key={id}>
          <Chip pressed={filter.of === id} onClick={() => onFilter({ ...filter, of: id })}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

const tabs = css({ flex: '1', '& > div': { borderBlockEndWidth: 'none' } })
const total = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const unseen = css({ srOnly: true })
