import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { onSale, selectItems } from '#server/catalogue/items.ts'
import { selectStores } from '#server/catalogue/stores.ts'
import { items, stores, wishedItems, wishedStores } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { storeOnWire } from '#server/wire/store.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { addWish, removeWish, type Wish } from '#server/wishlist/wishlist.ts'
import { deskOf, knownZones } from './desk.ts'
import { showItems } from './item-lists.ts'

const words = {
  added: { en: 'Added to your wishlist.', ar: 'أُضيف إلى المفضلة.' },
  removed: { en: 'Removed from your wishlist.', ar: 'أُزيل من المفضلة.' },
}

export const wishlist = {
  listWishlist: async (_, context) => {
    const desk = await deskOf(context)
    const { db, at, format, reference, wall } = desk
    const { customer_id } = context.principal
    const zones = knownZones(context.zone_ids, reference)
    const ofModule = ({ module_id }: typeof items | typeof stores) =>
      context.module_id === undefined ? undefined : eq(module_id, context.module_id)
    const [itemRows, shops] = await Promise.all([
      selectItems(db, at)
        .innerJoin(wishedItems, eq(wishedItems.item_id, items.id))
        .where(
          and(
            eq(wishedItems.customer_id, customer_id),
            inArray(items.zone_id, zones),
            ofModule(items),
            onSale,
          ),
        )
        .orderBy(desc(wishedItems.created_at), asc(items.id)),
      selectStores(db, context.position)
        .innerJoin(wishedStores, eq(wishedStores.store_id, stores.id))
        .where(
          and(eq(wishedStores.customer_id, customer_id), inArray(stores.zone_id, zones), ofModule(stores)),
        )
        .orderBy(desc(wishedStores.created_at), asc(stores.id)),
    ])
    return {
      item: await showItems(desk, itemRows),
      store: shops.map((row) => storeOnWire(row, format, reference, wall)),
    }
  },

  addToWishlist: async ({ query }, { services, principal: { customer_id }, locale }) => {
    await addWish(services, customer_id, oneOf(query))
    return { message: words.added[locale] }
  },

  removeFromWishlist: async ({ query }, { services: { db }, principal: { customer_id }, locale }) => {
    await removeWish(db, customer_id, oneOf(query))
    return { message: words.removed[locale] }
  },
} satisfies Partial<Handlers>

function oneOf({ item_id, store_id }: { item_id?: number; store_id?: number }): Wish {
  if (item_id !== undefined && store_id === undefined) return { item_id }
  if (store_id !== undefined && item_id === undefined) return { store_id }
  throw refuse('one wish')
}
