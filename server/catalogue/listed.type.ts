import type { ItemRow, StoreRow } from '#server/db/rows.ts'
import type { Text } from '#server/db/shapes.ts'
import type { Discount } from '#server/rules/discount.ts'

/** An item with what it needs of its store and of the flash sale it is in. */
export type ListedItem = {
  item: ItemRow
  store: { name: Text; discount: number; schedule_order: boolean; halal_tag_status: boolean }
  /** `left` pieces are still sold at the discount of the sale. */
  flash: (Discount & { id: number; left: number }) | null
}

/** `distance` in metres from the customer; `null` when the customer did not say where they are. */
export type ListedStore = { store: StoreRow; distance: number | null }
