import { useQuery } from '@tanstack/react-query'
import { type CategoryNode, everyNode } from '#machines/catalogue/chosen-categories.ts'
import type { Brand, Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import type { Where } from '#src/core/where.ts'
import { brandsQuery } from '#src/shared/items/brands.queries.ts'
import { categoriesQuery } from '#src/shared/items/categories.queries.ts'
import { foundTree } from './found-tree.ts'
import { anyPriceQuery, foundCategoriesQuery } from './search.queries.ts'
import type { Wanted } from './search-address.ts'

export type Division = {
  /** The name of the category whose list it is, once known. */
  title: string | undefined
  tree: readonly CategoryNode[]
  /** All of the module. */
  brands: readonly Brand[]
  /**
   * Highest price of the list, independent of the chosen prices; undefined until it is known, or where the server names
   * none.
   */
  highest: number | undefined
  /** They are not all known yet. */
  isDividing: boolean
}

/** What a list can be divided by: a category into its own, every other list into the categories of what was found. */
export function useDivision(where: Where, wanted: Wanted, module_type: Module['module_type']): Division {
  const { api } = useShop()
  const isOfCategory = wanted.data_type === 'category'
  const all = useQuery(categoriesQuery(api, where))
  const found = useQuery({
    ...foundCategoriesQuery(api, where, wanted),
    enabled: !isOfCategory,
    // The panel stays in place while a choice in it is looked for.
    placeholderData: (before) => before,
  })
  const anyPriced = useQuery({
    ...anyPriceQuery(api, where, wanted),
    enabled: wanted.list_type === 'item',
    placeholderData: (before) => before,
  })
  const brands = useQuery({
    ...brandsQuery(api, where),
    enabled: module_type === 'ecommerce' || wanted.data_type === 'brand',
  })
  const categories = all.data ?? []
  const own = isOfCategory ? everyNode(categories).find(({ id }) => id === wanted.of) : undefined
  const isDividing = all.isPending || found.isLoading || brands.isLoading
  return {
    title: own?.name,
    tree: isOfCategory
      ? (own?.childes ?? [])
      : isDividing
        ? []
        : foundTree(categories, found.data?.categories ?? [], wanted.categories),
    brands: brands.data ?? [],
    highest: anyPriced.data?.highest_price,
    isDividing,
  }
}
