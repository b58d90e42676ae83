/** Which stores, and how they hand over their goods (docs/spec.md §9, Enums). */
export const categories = ['all', 'newly_joined', 'popular', 'top_rated'] as const
export const deliveries = ['all', 'delivery', 'take_away'] as const

export type StoresFilter = {
  category: (typeof categories)[number]
  delivery: (typeof deliveries)[number]
}

/** What the address asks for; /store/latest and /store/popular begin with their own category. */
export const filterOf = (query: URLSearchParams, category: 'newly_joined' | 'popular'): StoresFilter => ({
  category: categories.find((known) => known === query.get('category')) ?? category,
  delivery: deliveries.find((known) => known === query.get('delivery')) ?? 'all',
})
