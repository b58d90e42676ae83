import { pagesOfOneChunk } from '#src/core/pages-of-one-chunk.part.tsx'
import { Screen as BrandsScreen } from '#src/features/brands/brands.screen.tsx'
import { Screen as CategoriesScreen } from '#src/features/categories/categories.screen.tsx'
import { Screen as CategoryScreen } from '#src/features/categories/category.screen.tsx'
import { BRANDS, CATEGORIES } from '#src/navigation/pages.ts'

/** `/categories`, `/category/{id}` and `/all-brands`. */
export const Screen = pagesOfOneChunk((path) => {
  if (path === BRANDS) return BrandsScreen
  return path === CATEGORIES ? CategoriesScreen : CategoryScreen
})
