import type { Api, Wire } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { newCartLine, startingSelection } from '#machines/rules/cart-line.ts'
import type { Item, StoreDetails } from '#openapi/generated/client.ts'

/** In the order of the demo shop's ids. */
export const modules = ['food', 'grocery', 'ecommerce', 'pharmacy'] as const
export type ModuleName = (typeof modules)[number]
export const moduleId = (module: ModuleName) => modules.indexOf(module) + 1

/** Pieces of an item that all orders of a test file together can buy. */
const ENOUGH = 20
export const DIGITS = 2

/** Finds what a shopper of the demo city orders; `apiOf` is the typed client with these headers. */
export const shoppingIn = (apiOf: (wire: Wire) => Api) => {
  /** Next door to the last kitchen of a zone. */
  async function locationIn(zone: number) {
    const { stores } = await storesIn({ locale: 'en', module_id: moduleId('food'), zone_ids: [zone] })
    const { latitude, longitude, address } = stores.at(-1)!
    return { lat: Number(latitude), lng: Number(longitude), address, zone_ids: [zone] }
  }

  const storesIn = (wire: Wire) =>
    unwrap(
      apiOf(wire).GET('/stores/get-stores/{type}', {
        params: { path: { type: 'all' }, query: { limit: 50, offset: 1, store_type: 'all' } },
      }),
    )

  /** A store of the module in the zone that hands out and brings, enough plain goods of it, and a place in the zone. */
  async function findStore({
    module,
    zone,
    slot,
  }: {
    module: ModuleName
    zone: number
    slot: 'now' | 'later'
  }) {
    const wire: Wire = { locale: 'en', module_id: moduleId(module), zone_ids: [zone] }
    const api = apiOf(wire)
    const { stores } = await storesIn(wire)
    const location = await locationIn(zone)
    for (const { id } of stores.filter(
      (each) => each.open && each.active && each.delivery && each.take_away,
    )) {
      const query = { store_id: id, category_id: 0, limit: 50, offset: 1 }
      const { products } = await unwrap(api.GET('/items/latest', { params: { query } }))
      const items = products.filter(isPlain).toSorted((one, other) => other.discount - one.discount)
      const store = await unwrap(api.GET('/stores/details/{id}', { params: { path: { id: String(id) } } }))
      if (items.length >= 3 && (slot === 'now' || store.schedule_order)) return { store, items, location }
    }
    throw new Error(`No store of ${module} in zone ${zone}`)
  }

  return { findStore }
}

/** Without a question that has to be answered, and enough of it: of the variant that is chosen at first, too. */
const isPlain = (item: Item) =>
  item.food_variations.every(({ required }) => required !== 'on') &&
  item.available_time_starts === null &&
  item.is_prescription_required === 0 &&
  item.maximum_cart_quantity === null &&
  item.price >= 8 &&
  (item.variations[0]?.stock ?? item.stock ?? ENOUGH) >= ENOUGH

/** Fills the cart to the minimum of the store and beyond; the quantities make odd sums. */
export async function fillCart(
  api: Api,
  owner: object,
  store: StoreDetails,
  items: Item[],
  isSeveral: boolean,
) {
  const wanted = isSeveral ? items.slice(0, 3) : items.slice(0, 1)
  const body = (item: Item, at: number) => {
    const quantity = Math.ceil((store.minimum_order + 10) / item.price) * (isSeveral ? 1 : 2) + at
    return { ...newCartLine(item, { ...startingSelection(item), quantity }, DIGITS), ...owner }
  }
  for (const [at, item] of wanted.entries()) await unwrap(api.POST('/cart/add', { body: body(item, at) }))
  return unwrap(api.GET('/customer/cart/list', { params: { query: owner } }))
}
