import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { Category } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { usePagesBefore } from '#src/core/use-pages-before.ts'
import { useShownModule, useWhere, type Where } from '#src/core/where.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { CATEGORIES } from '#src/navigation/pages.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { ListDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { useHiddenItems } from '#src/shared/diet/hidden-items.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { categoryPageQuery, categoryQuery } from './categories.queries.ts'
import { connectCategory } from './category.ports.ts'
import { CategorySkeleton } from './category.skeleton.tsx'
import { CategoryHead, CategoryList, CategoryPage } from './category.view.tsx'
import { addressOf, filterOf } from './category-filter.ts'

/** /category/{id}: the items of one category, and the stores that sell them (docs/spec.md §2, Routes). */
function CategoryScreen() {
  const { id = '' } = useParams<{ id: string }>()
  const { data: category, error, isFetching, refetch } = useQuery(categoryQuery(useShop().api, id))
  if (category)
    return (
      <CategoryPage>
        <CategoryHead category={category} />
        <Catalogue>
          <CategoryItems category={category} />
        </Catalogue>
      </CategoryPage>
    )
  if (isNotFound(error)) return <Gone />
  if (error) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} />
  return <CategorySkeleton />
}

const readAhead: ReadAhead = ({ api, queries }, { params: { id = '' } }) =>
  queries.prefetchQuery(categoryQuery(api, id))
CategoryScreen.readAhead = readAhead

function CategoryItems({ category }: { category: Category }) {
  const where = useWhere()
  return <List key={JSON.stringify([category.id, where])} category={category} where={where} />
}

function List({ category, where }: { category: Category; where: Where }) {
  const { api } = useShop()
  const module = useShownModule()
  const queries = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const filter = filterOf(address, category)
  const pagesBefore = usePagesBefore((page) => categoryPageQuery(api, where, { filter, page }))
  const list = usePagedList(() => connectCategory(queries, api, where), filter, pagesBefore)
  const shown = list.filter
  useHiddenItems(list.actor)
  return (
    <CategoryList
      category={category}
      // Goods of another module than the chosen one are called by their general names.
      module_type={module?.id === category.module_id ? module.module_type : 'ecommerce'}
      snapshot={list.snapshot}
      rows={list.rows}
      filter={shown}
      send={list.send}
      diet={
        shown.list === 'items' && (
          <ListDiet first={categoryPageQuery(api, where, { filter: shown, page: 1 })} />
        )
      }
      onFilter={(next) => {
        list.change(next)
        // The address follows, so that a reload and the way back find the same list.
        setAddress(addressOf(next, category), { replace: true })
      }}
    />
  )
}

function Gone() {
  const { catalogue } = useWords()
  const go = useGo()
  return (
    <EmptyState
      level={1}
      picture={<Art name="tag" />}
      title={catalogue.goneTitle()}
      hint={catalogue.goneNote()}
      action={<Button onClick={() => go(CATEGORIES)}>{catalogue.toCategories()}</Button>}
    />
  )
}

export { CategoryScreen as Screen }
