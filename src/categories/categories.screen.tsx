import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { categoriesQuery } from '#src/goods/categories.queries.ts'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePlace, useWhere, type Where } from '#src/shop/where.ts'
import { CategoriesView } from './categories.view.tsx'

/** /categories: everything the module has, by kind (docs/spec.md §2, Routes). */
export function Screen() {
  const place = usePlace()
  const where = useWhere()
  if (!place) return <Redirect to="/" />
  if (where.module_id === undefined) return <Redirect to="/home" />
  return <Categories where={where} />
}

const readAhead: ReadAhead = ({ api, queries, where }) => queries.prefetchQuery(categoriesQuery(api, where))
Screen.readAhead = readAhead

function Categories({ where }: { where: Where }) {
  const categories = useQuery(categoriesQuery(useShop().api, where))
  return <CategoriesView reading={categories} categories={categories.data} />
}
