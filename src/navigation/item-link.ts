import { isCampaign } from '#machines/rules/availability.ts'
import type { Item, Store } from '#openapi/generated/client.ts'

type LinkedItem = Pick<Item, 'id' | 'slug' | 'module_id' | 'module_type' | 'available_date_starts'>

/** /product/{id} with the query string of docs/spec.md §2; a campaign item of ecommerce adds its type. */
export function productPath({ id, slug, module_id, module_type, available_date_starts }: LinkedItem): string {
  const query = new URLSearchParams({ id: slug || String(id), module_id: String(module_id) })
  if (module_type === 'ecommerce' && available_date_starts) query.set('product_type', 'campaign')
  return `/product/${slug || id}?${query}`
}

type Linked = Pick<Store, 'id' | 'slug' | 'module_id' | 'module_type' | 'zone_id'> &
  Partial<Pick<Store, 'distance'>>

/** /store/{id} with the query string of docs/spec.md §2. */
export function storePath({ id, slug, module_id, module_type, zone_id, distance }: Linked): string {
  const query = new URLSearchParams({
    id: slug || String(id),
    module_id: String(module_id),
    module_type,
    store_zone_id: String(zone_id),
  })
  if (distance != null) query.set('distance', String(Math.round(distance)))
  return `/store/${slug || id}?${query}`
}

/**
 * Whether the customer has to choose options before adding this item; then quick view opens (docs/spec.md §4). Campaign
 * items are ordered in quick view and never added to the cart.
 */
export const needsChoice = (item: Item): boolean =>
  isCampaign(item) || item.variations.length > 0 || item.food_variations.length > 0

/** Whether the customer chooses options on the page (ecommerce items with variations) or in the popup (docs/spec.md §4). */
export const choosesOnPage = (item: Item): boolean =>
  item.module_type === 'ecommerce' && item.variations.length > 0
