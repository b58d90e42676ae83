import {
  cartVariation,
  expectedLine,
  newCartLine,
  selectionOf,
  startingSelection,
} from '#machines/rules/cart-line.ts'
import { isSameLine, lineOf } from '#machines/rules/same-variation.ts'
import { repricingOf } from '#machines/rules/sold-lines.ts'
import { type Selection, toggleLabel } from '#machines/rules/variations.ts'
import type { CartLine, Item, NewCartLine } from '#openapi/generated/client.ts'

/** An item that is being chosen: `lines` are those the cart shows, `editing` the id of the one opened from it. */
type Opened = { item: Item; lines: CartLine[]; editing?: number; digits: number }
type Choice = Opened & { selection: Selection }

/**
 * The first selection: an earlier one, else that of the opened or matching cart line, else one piece (docs/spec.md §4).
 */
export const firstSelection = (opened: Opened & { selection?: Selection | undefined }): Selection => {
  if (opened.selection) return opened.selection
  const selection = startingSelection(opened.item)
  const held = heldLine({ ...opened, selection })
  return held ? selectionOf(held) : selection
}

/** Where choosing stands once the cart shows other lines: while nothing was chosen, it starts from what came late. */
export const withLines = (choice: Choice, lines: CartLine[]): Selection => {
  const { item, selection } = choice
  const contents = (chosen: Selection) => expectedLine(0, item, bodyOf({ ...choice, selection: chosen }))
  const isUntouched = isSameLine(contents(selection), contents(startingSelection(item)))
  return isUntouched ? firstSelection({ ...choice, lines, selection: undefined }) : selection
}

/** The line that the button updates: the opened one, else the one with the same item and variation. */
export const heldLine = ({ item, lines, editing, selection }: Choice): CartLine | undefined =>
  lines.find(({ id }) => id === editing) ??
  lineOf(lines, { item_id: item.id, variation: cartVariation(item, selection) })

/** The body that adds or updates the item as chosen. */
export const bodyOf = ({ item, selection, digits }: Choice): NewCartLine =>
  newCartLine(item, selection, digits)

/**
 * Another option selects another variation, so the quantity restarts at 1, or at that of the cart (docs/spec.md §4).
 */
export const withOption = (choice: Choice, index: number, option: string): Selection => {
  const options = choice.selection.options.map((chosen, at) => (at === index ? option : chosen))
  const selection = { ...choice.selection, options, quantity: 1 }
  const held = lineOf(choice.lines, {
    item_id: choice.item.id,
    variation: cartVariation(choice.item, selection),
  })
  return { ...selection, quantity: held?.quantity ?? 1 }
}

/** A label of a food group picked, or put back. What the cart has of this very choice is shown, as with options. */
export const withLabel = (choice: Choice, index: number, label: string): Selection => {
  const { item, selection } = choice
  const group = item.food_variations[index]
  if (!group) return selection
  const labels = selection.labels.with(index, toggleLabel(group, selection.labels[index] ?? [], label))
  const next = { ...selection, labels }
  return { ...next, quantity: quantityOf(choice, next) }
}

/** A line opened from the cart keeps its own quantity; another line's is taken over, and given back with it. */
const quantityOf = ({ item, lines, editing, selection }: Choice, next: Selection): number => {
  if (editing !== undefined) return selection.quantity
  const held = (chosen: Selection) =>
    lineOf(lines, { item_id: item.id, variation: cartVariation(item, chosen) })?.quantity
  return held(next) ?? (held(selection) === selection.quantity ? 1 : selection.quantity)
}

/** An add-on in another quantity; at zero it is not taken (docs/spec.md §4, §5). */
export const withAddOn = (selection: Selection, id: number, quantity: number): Selection => {
  const { [id]: _, ...others } = selection.addOns
  return { ...selection, addOns: quantity > 0 ? { ...others, [id]: quantity } : others }
}

/** True when updating the line in the cart would change nothing; with it the customer also takes the price of now. */
export const isUnchanged = (choice: Choice): boolean => {
  const held = heldLine(choice)
  if (!held || repricingOf(held, choice.digits)) return false
  return isSameLine(held, expectedLine(held.id, choice.item, bodyOf(choice)))
}
