import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import type { Config, Coupon, Item, LatLng, Module, Store } from '#openapi/generated/client.ts'

/** Things of the demo city that flows are about, looked up by what they are and never by an id. */
export type City = {
  config: Config
  modules: Module[]
  /** In the zone of every store below. */
  here: CustomerLocation
  /** In another zone. */
  elsewhere: CustomerLocation
  /** In a zone of `here`. */
  nearby: CustomerLocation
  /** A position outside every zone. */
  abroad: LatLng
  /** A search text for `here`. */
  street: string
  kitchen: Store
  /** Dishes of the kitchen without options or hours: two without a maximum, one with. */
  soup: Item
  tea: Item
  rice: Item
  /** With hours, and without options. */
  breakfast: Item
  /** An item with add-ons, a group with one choice and a group with several. */
  pizza: Item
  /** A dish without options of another kitchen. */
  salad: Item
  /** Groceries without options: one with few left, one sold out. */
  milk: Item
  bread: Item
  /** A good in variations, of which one is sold out. */
  shirt: Item
  /** Takes prescriptions, and delivers to `here`. */
  pharmacy: Store
  /** What the pharmacy has most of. */
  medicine: Item
  /** A campaign item, bought at once only. */
  feast: Item
  /** Good for every kitchen and customer from some amount on. */
  coupon: Coupon
}

/** Texts that find somewhere in another zone than where the demo's customers live by default, and somewhere in the same. */
const FAR = 'Corniche'
const NEAR = 'Opera House'

/** Reads the city through the contract, so that it works at every level; throws when something is not there. */
export async function readCity(api: Api): Promise<City> {
  const config = await unwrap(api.GET('/config'))
  const modules = await unwrap(api.GET('/module'))
  const here = await locationAt(api, config.default_location)
  const isNear = ({ zone_ids }: CustomerLocation) => zone_ids.some((id) => here.zone_ids.includes(id))
  const elsewhere = await locationFound(api, FAR, (location) => !isNear(location))
  const nearby = await locationFound(api, NEAR, isNear)
  const moduleId = (type: string) =>
    must(
      modules.find(({ module_type }) => module_type === type),
      type,
    ).id
  const seenFrom = (module_id: number) => ({
    zoneid: JSON.stringify(here.zone_ids),
    moduleId: String(module_id),
    latitude: String(here.lat),
    longitude: String(here.lng),
  })
  const itemsOf = async (module_id: number): Promise<Item[]> => {
    const found: Item[] = []
    for (let offset = 1; ; offset++) {
      const query = { limit: 50, offset }
      const page = await unwrap(
        api.GET('/items/popular', { params: { query }, headers: seenFrom(module_id) }),
      )
      found.push(...page.products)
      if (page.products.length === 0 || found.length >= page.total_size)
        return found.sort((a, b) => a.id - b.id)
    }
  }
  const food = moduleId('food')
  const dishes = await itemsOf(food)
  const groceries = await itemsOf(moduleId('grocery'))
  const items = await itemsOf(moduleId('ecommerce'))
  const sale = await unwrap(api.GET('/flash-sales', { headers: seenFrom(food) }))
  // The paths of one run buy more than a flash sale holds.
  const inSale = new Set(sale.active_products.map(({ item_id }) => item_id))
  const plain = dishes.filter((dish) => isPlain(dish) && !inSale.has(dish.id))
  const kitchenId = must(
    plain.find(
      (dish) =>
        dish.maximum_cart_quantity && plain.filter((other) => other.store_id === dish.store_id).length > 2,
    ),
    'a kitchen with three plain dishes, one of them with a maximum',
  ).store_id
  const cooked = plain.filter(({ store_id }) => store_id === kitchenId)
  const [soup, tea] = cooked.filter(({ maximum_cart_quantity }) => !maximum_cart_quantity)
  const pharmacies = await unwrap(
    api.GET('/stores/get-stores/{type}', {
      params: { path: { type: 'delivery' }, query: { limit: 50, offset: 1, store_type: 'all' } },
      headers: seenFrom(moduleId('pharmacy')),
    }),
  )
  const pharmacy = must(
    pharmacies.stores.find(({ active, open, delivery }) => active === 1 && open === 1 && delivery === 1),
    'an open pharmacy',
  )
  const { products: offered } = await unwrap(
    api.GET('/items/latest', {
      params: { query: { store_id: pharmacy.id, category_id: 0, limit: 50, offset: 1 } },
      headers: seenFrom(moduleId('pharmacy')),
    }),
  )
  const coupons = await unwrap(api.GET('/coupon/list', { headers: seenFrom(food) }))
  const campaigns = await unwrap(api.GET('/campaigns/item', { headers: seenFrom(food) }))
  return {
    config,
    modules,
    here,
    elsewhere,
    nearby,
    abroad: { lat: 0, lng: 0 },
    street: here.address.replace(/^\d+ /, '').split(',')[0]!,
    kitchen: await unwrap(
      api.GET('/stores/details/{id}', {
        params: { path: { id: String(kitchenId) } },
        headers: seenFrom(food),
      }),
    ),
    soup: must(soup, 'a plain dish'),
    tea: must(tea, 'a second plain dish'),
    rice: must(
      cooked.find(({ maximum_cart_quantity }) => maximum_cart_quantity),
      'a dish with a maximum',
    ),
    breakfast: must(
      dishes.find((dish) => dish.food_variations.length === 0 && dish.available_time_ends !== null),
      'a dish with hours',
    ),
    pizza: must(
      dishes.find(
        ({ food_variations: groups, add_ons }) =>
          add_ons.length > 0 &&
          groups.some(({ type, required }) => type === 'single' && required === 'on') &&
          groups.some(({ type, required }) => type === 'multi' && required === 'off') &&
          groups.filter(({ required }) => required === 'on').length === 1,
      ),
      'a dish with options and add-ons',
    ),
    salad: must(
      plain.find(({ store_id }) => store_id !== kitchenId),
      'a plain dish of another kitchen',
    ),
    milk: must(
      groceries.find((item) => isPlain(item) && item.stock !== null && item.stock > 1 && item.stock < 6),
      'groceries that are nearly sold out',
    ),
    bread: must(
      groceries.find((item) => isPlain(item) && item.stock === 0),
      'groceries that are sold out',
    ),
    shirt: must(
      items.find(
        ({ variations }) =>
          variations.some(({ stock }) => stock === 0) && variations.some(({ stock }) => stock > 2),
      ),
      'a good with a variation that is sold out',
    ),
    pharmacy,
    medicine: must(offered.sort((a, b) => (b.stock ?? 0) - (a.stock ?? 0))[0], 'a medicine'),
    feast: must(campaigns[0], 'a campaign item'),
    coupon: must(
      coupons.find(
        ({ coupon_type, store_id, min_purchase }) =>
          coupon_type === 'default' && store_id === null && min_purchase > 0,
      ),
      'a coupon with a minimum for every kitchen',
    ),
  }
}

const isPlain = (item: Item) =>
  item.food_variations.length === 0 &&
  item.variations.length === 0 &&
  item.available_time_starts === null &&
  item.is_prescription_required === 0

async function locationAt(api: Api, { lat, lng }: LatLng): Promise<CustomerLocation> {
  const zones = await unwrap(api.GET('/config/get-zone-id', { params: { query: { lat, lng } } }))
  const found = await unwrap(api.GET('/config/geocode-api', { params: { query: { lat, lng } } }))
  const address = must(found.results[0], `an address at ${lat}, ${lng}`).formatted_address
  return { lat, lng, address, zone_ids: JSON.parse(zones.zone_id) }
}

async function locationFound(
  api: Api,
  search_text: string,
  fits: (location: CustomerLocation) => boolean,
): Promise<CustomerLocation> {
  const { predictions } = await unwrap(
    api.GET('/config/place-api-autocomplete', { params: { query: { search_text } } }),
  )
  for (const { place_id } of predictions) {
    const { result } = await unwrap(
      api.GET('/config/place-api-details', { params: { query: { placeid: place_id } } }),
    )
    const location = await locationAt(api, result.geometry.location).catch(() => undefined)
    if (location && fits(location)) return location
  }
  throw new Error(`The demo city has no such place: ${search_text}`)
}

function must<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The demo city has no such thing: ${what}`)
  return found
}
