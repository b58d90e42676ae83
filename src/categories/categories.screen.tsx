import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#src/goods/categories.queries.ts'
import { Catalogue } from '#src/shop/catalogue.tsx'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { CategoriesView } from './categories.view.tsx'

/** /categories: everything the module has, by kind (docs/spec.md §2, Routes). */
export function Screen() {
  return (
    <Catalogue>
      <Categories />
    </Catalogue>
  )
}

const readAhead: ReadAhead = ({ api, queries, where }) => queries.prefetchQuery(categoriesQuery(api, where))
Screen.readAhead = readAhead

function Categories() {
  const categories = useQuery(categoriesQuery(useShop().api, useWhere()))
  return <CategoriesView reading={categories} categories={categories.data} />
}
