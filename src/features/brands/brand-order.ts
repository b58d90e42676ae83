import type { Locale } from '#i18n/locale.ts'
import type { Brand } from '#openapi/generated/client.ts'

/** Orders of the brands page (docs/spec.md §2); the default is the owner's. */
export const brandOrders = ['default', 'az', 'za'] as const
export type BrandOrder = (typeof brandOrders)[number]

export const orderOf = (query: URLSearchParams): BrandOrder =>
  brandOrders.find((known) => known === query.get('sort')) ?? 'default'

/** By name as the language sorts it. */
export function inOrder(brands: readonly Brand[], order: BrandOrder, locale: Locale): readonly Brand[] {
  if (order === 'default') return brands
  const { compare } = new Intl.Collator(locale)
  const sorted = brands.toSorted((one, other) => compare(one.name, other.name))
  return order === 'az' ? sorted : sorted.reverse()
}
