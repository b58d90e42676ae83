import type { ChosenAddOn } from '#server/db/shapes.ts'
import { refuse, refuseFor } from '#server/refusal.ts'
import { type Choice, choose, type WireChoice } from '#server/rules/choice.ts'
import { type SoldAddOn, sellAddOns } from '#server/rules/line-price.ts'
import type { AddOnRow, ItemRow } from '#server/wire/item.ts'

/** An item as somebody wants it: options read, add-ons priced, pieces counted. */
export type Goods = ItemRow & { quantity: number; choice: Choice; addOns: SoldAddOn[] }

export type Wanted = { quantity: number; variation: WireChoice; addOns: ChosenAddOn[] }

/** Reads what is wanted against the item as it is now; refuses what the item does not offer. */
export function readGoods(row: ItemRow, wanted: Wanted, offered: AddOnRow[]): Goods {
  const choice = choose(row.item, wanted.variation)
  if ('problem' in choice) {
    if (choice.problem === 'unknown') throw refuse('variation')
    const { name, min, max } = choice.group
    throw choice.problem === 'unanswered' ? refuseFor.unanswered(name) : refuseFor.outOfBounds(name, min, max)
  }
  const addOns = sellAddOns(
    wanted.addOns,
    offered.filter(({ id }) => row.item.add_on_ids.includes(id)),
  )
  if (!addOns) throw refuse('add_on')
  return { ...row, quantity: wanted.quantity, choice, addOns }
}

/** Refuses more pieces than one order may have, or than there are. */
export function ensureEnough(goods: Goods): void {
  const { item, quantity } = goods
  const most = item.maximum_cart_quantity
  if (most !== null && quantity > most) throw refuseFor.limit(most)
  const left = piecesLeft(goods)
  if (quantity > left) throw refuseFor.stock(item.name, left)
}

/** A flash sale counts its own pieces. */
export const piecesLeft = ({ choice, flash }: Goods): number =>
  Math.min(choice.stock ?? Number.POSITIVE_INFINITY, flash?.left ?? Number.POSITIVE_INFINITY)

/** The two parallel lists of the wire as one. */
export const addOnsFromWire = (ids: number[] = [], quantities: number[] = []): ChosenAddOn[] =>
  ids.map((id, at) => ({ id, quantity: quantities[at] ?? 1 }))
