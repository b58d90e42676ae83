import type { Store } from '#openapi/generated/client.ts'

export const storeTabs = ['popular', 'topRated', 'new'] as const
export type StoreTab = (typeof storeTabs)[number]

/** The stores in the order of a tab of the home; popular ones come so from the server (docs/spec.md §4, Home sections). */
export function storesOf<S extends Pick<Store, 'avg_rating' | 'created_at'>>(
  tab: StoreTab,
  stores: readonly S[],
): readonly S[] {
  switch (tab) {
    case 'popular':
      return stores
    case 'topRated':
      return stores.toSorted((one, other) => other.avg_rating - one.avg_rating)
    case 'new':
      return stores.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  }
}
