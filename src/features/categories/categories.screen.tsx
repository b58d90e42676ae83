import { useQuery } from '@tanstack/react-query'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { categoriesQuery } from '#src/shared/items/categories.queries.ts'
import { CategoriesView } from './categories.view.tsx'

/** /categories: everything the module has, by kind (docs/spec.md §2, Routes). */
function CategoriesScreen() {
  return (
    <Catalogue>
      <Categories />
    </Catalogue>
  )
}

const readAhead: ReadAhead = ({ api, queries, where }) => queries.prefetchQuery(categoriesQuery(api, where))
CategoriesScreen.readAhead = readAhead

function Categories() {
  const categories = useQuery(categoriesQuery(useShop().api, useWhere()))
  return <CategoriesView reading={categories} categories={categories.data} />
}

export { CategoriesScreen as Screen }
