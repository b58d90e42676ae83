import type { CartLine, CartVariation } from '#openapi/generated/client.ts'

type Choice = Pick<CartLine, 'item_id' | 'variation'>

/** The line that holds this item in this variation: a cart never has two of them (docs/contract.md §2, cart). */
export const lineOf = <Line extends Choice>(lines: readonly Line[], choice: Choice): Line | undefined =>
  lines.find(
    ({ item_id, variation }) =>
      item_id === choice.item_id && variationKey(variation) === variationKey(choice.variation),
  )

/** Equal choices have one key: the order of groups and labels, dashes and spaces do not matter. */
export const variationKey = (variation: readonly CartVariation[]): string =>
  variation
    .flatMap((part) => {
      if ('type' in part) return part.type.replace(/[-\s]/g, '')
      return part.values.label.length > 0 ? `${part.name}:${part.values.label.toSorted().join('|')}` : []
    })
    .toSorted()
    .join(';')

/** True when two lines of one item hold the same: variation, quantity and add-ons. */
export const isSameLine = (one: Contents, other: Contents): boolean =>
  one.quantity === other.quantity &&
  variationKey(one.variation) === variationKey(other.variation) &&
  addOnKey(one) === addOnKey(other)

type Contents = Pick<CartLine, 'quantity' | 'variation' | 'add_on_ids' | 'add_on_qtys'>

const addOnKey = ({ add_on_ids, add_on_qtys }: Contents) =>
  add_on_ids
    .map((id, index) => `${id}x${add_on_qtys[index] ?? 0}`)
    .toSorted()
    .join()
