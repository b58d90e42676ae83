import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { Category } from '#openapi/generated/client.ts'
import { Catalogue } from '#src/shop/catalogue.tsx'
import { useGo } from '#src/shop/overlay.ts'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePagesBefore } from '#src/shop/use-pages-before.ts'
import { useShownModule, useWhere, type Where } from '#src/shop/where.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { categoryPageQuery, categoryQuery } from './categories.queries.ts'
import { connectCategory } from './category.ports.ts'
import { CategoryHead, CategoryList, CategoryPage } from './category.view.tsx'
import { addressOf, type CategoryFilter, filterOf } from './category-filter.ts'
import { CategorySkeleton } from './category-skeleton.tsx'

/** /category/{id}: what is sold of one kind, and who sells it (docs/spec.md §2, Routes). */
export function Screen() {
  const { id = '' } = useParams<{ id: string }>()
  const { data: category, error, isFetching, refetch } = useQuery(categoryQuery(useShop().api, id))
  if (category)
    return (
      <CategoryPage>
        <CategoryHead category={category} />
        <Catalogue>
          <Goods category={category} />
        </Catalogue>
      </CategoryPage>
    )
  if (isNotFound(error)) return <Gone />
  if (error) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} />
  return <CategorySkeleton />
}

const readAhead: ReadAhead = ({ api, queries }, { params: { id = '' } }) =>
  queries.prefetchQuery(categoryQuery(api, id))
Screen.readAhead = readAhead

function Goods({ category }: { category: Category }) {
  const where = useWhere()
  return <List key={JSON.stringify([category.id, where])} category={category} where={where} />
}

function List({ category, where }: { category: Category; where: Where }) {
  const { api } = useShop()
  const module = useShownModule()
  const queries = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const [list] = useState(() => connectCategory(queries, api, where))
  const filter = filterOf(address, category)
  const kept = usePagesBefore((page) => categoryPageQuery(api, where, { filter, page }))
  const ref = useActorRef(list.machine, { input: list.start(filter, kept) })
  const snapshot = useSelector(ref, (current) => current)
  return (
    <CategoryList
      category={category}
      // Goods of another module than the chosen one are called by their general names.
      module_type={module?.id === category.module_id ? module.module_type : 'ecommerce'}
      snapshot={snapshot}
      rows={list.rows(snapshot)}
      filter={snapshot.context.filter as CategoryFilter}
      send={ref.send}
      onFilter={(next) => {
        ref.send(list.change(next))
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
      note={catalogue.goneNote()}
      action={<Button onClick={() => go('/categories')}>{catalogue.toCategories()}</Button>}
    />
  )
}
