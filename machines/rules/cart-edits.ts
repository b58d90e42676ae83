import type { CartLine, Item, NewCartLine } from '#openapi/generated/client.ts'
import { chosenOptions, expectedLine } from './cart-line.ts'
import { increaseRefusal } from './quantity.ts'
import type { Refusal } from './refusal.ts'
import { isSameLine, lineOf } from './same-variation.ts'

/** A customer's edit of the cart, relative to the lines on screen, so that queued edits add up; `line` is a line's id. */
export type CartAction =
  | { type: 'item.add'; item: Item; body: NewCartLine }
  | { type: 'line.increment'; line: number }
  | { type: 'line.decrement'; line: number }
  | { type: 'line.remove'; line: number }
  | { type: 'line.replace'; line: number; item: Item; body: NewCartLine }
  | { type: 'cart.changed' }

/** One edit that the server has not answered yet. The line of an `add` has a negative id until then. */
export type CartEdit =
  | { type: 'add'; line: CartLine; body: NewCartLine }
  | { type: 'change'; id: number; by: number }
  | { type: 'remove'; id: number; asked: 'decrement' | 'remove' }
  | { type: 'replace'; id: number; line: CartLine; body: NewCartLine }
  | { type: 'read' }

export type LineEdit = Exclude<CartEdit, { type: 'add' | 'read' }>

/** The cart as confirmed by the server, and the edits it has not answered; the first one may be under way. */
export type PendingCart = { lines: CartLine[]; queue: CartEdit[] }

/** What the customer sees: the queue folded over the confirmed lines. */
export const shownLines = ({ lines, queue }: PendingCart): CartLine[] => queue.reduce(applied, lines)

/** The lines once an edit is done; an item of another store only shows when the customer has agreed. */
export const applied = (lines: CartLine[], edit: CartEdit): CartLine[] => {
  switch (edit.type) {
    case 'add':
      return isFromAnotherStore(lines, edit.line.item) ? lines : [...lines, edit.line]
    case 'change':
      return lines.map((line) =>
        line.id === edit.id ? { ...line, quantity: Math.max(1, line.quantity + edit.by) } : line,
      )
    case 'remove':
      return lines.filter(({ id }) => id !== edit.id)
    case 'replace':
      return lines.map((line) => (line.id === edit.id ? { ...edit.line, id: edit.id } : line))
    case 'read':
      return lines
  }
}

export const isFromAnotherStore = (
  lines: readonly CartLine[],
  { store_id }: Pick<Item, 'store_id'>,
): boolean => lines.some(({ item }) => item.store_id !== store_id)

/** True when sending the edit is pointless: its line is gone, or would stay as it is. */
export const changesNothing = (lines: CartLine[], edit: CartEdit): boolean => {
  if (edit.type === 'add' || edit.type === 'read') return false
  const line = lines.find(({ id }) => id === edit.id)
  if (!line) return true
  return edit.type === 'change' && Math.max(1, line.quantity + edit.by) === line.quantity
}

/** The queue after what the customer did. Decrementing at quantity 1 removes the item (docs/spec.md §4). */
export const queued = (cart: PendingCart, action: CartAction): CartEdit[] => {
  switch (action.type) {
    case 'item.add':
      return queuedAdd(cart, action)
    case 'line.increment':
      return joined(cart.queue, { type: 'change', id: action.line, by: 1 })
    case 'line.decrement':
      return shownQuantity(cart, action.line) > 1
        ? joined(cart.queue, { type: 'change', id: action.line, by: -1 })
        : [...cart.queue, { type: 'remove', id: action.line, asked: 'decrement' }]
    case 'line.remove':
      return [...cart.queue, { type: 'remove', id: action.line, asked: 'remove' }]
    case 'line.replace':
      return [...cart.queue, { ...expectedReplacement(action), type: 'replace', id: action.line }]
    case 'cart.changed':
      return joined(cart.queue, { type: 'read' })
  }
}

/** The queue once its first edit is answered: later edits of a line just added follow it to its real id. */
export const answered = ([head, ...rest]: CartEdit[], lines: readonly CartLine[]): CartEdit[] => {
  if (head?.type !== 'add') return rest
  const real = lineOf(lines, head.line)
  return rest.flatMap((edit) => {
    if (!('id' in edit) || edit.id !== head.line.id) return edit
    return real ? { ...edit, id: real.id } : []
  })
}

/** Did an edit whose reply was lost reach the server after all? Read off the list before and after it. */
export const tookEffect = (edit: CartEdit, before: CartLine[], after: readonly CartLine[]): boolean => {
  if (edit.type === 'add') return lineOf(after, edit.line) !== undefined && !lineOf(before, edit.line)
  if (edit.type === 'read') return true
  const wanted = applied(before, edit).find(({ id }) => id === edit.id)
  const found = after.find(({ id }) => id === edit.id)
  return wanted && found ? isSameLine(wanted, found) : wanted === found
}

/** Why the customer cannot have one more of a line, by what they see of it (docs/spec.md §5). */
export const incrementRefusal = (cart: PendingCart, id: number): Refusal | undefined => {
  const line = shownLines(cart).find((shown) => shown.id === id)
  return line && increaseRefusal(line.item, chosenOptions(line), line.quantity)
}

/** Why an item cannot be added in the wanted quantity, on top of what the customer already sees of it. */
export const addRefusal = (cart: PendingCart, item: Item, body: NewCartLine): Refusal | undefined => {
  const held = heldLine(cart, body)
  return increaseRefusal(
    item,
    chosenOptions({ variation: body.variation ?? [] }),
    (held?.quantity ?? 0) + body.quantity - 1,
  )
}

/** An item the cart already has in this variation is counted up instead: two quick clicks on Add are two pieces. */
const queuedAdd = (cart: PendingCart, { item, body }: CartAction & { type: 'item.add' }): CartEdit[] => {
  const held = heldLine(cart, body)
  if (held) return joined(cart.queue, { type: 'change', id: held.id, by: body.quantity })
  return [...cart.queue, { type: 'add', body, line: expectedLine(nextId(cart.queue), item, body) }]
}

/** The line with this item and variation, shown or waiting for the customer to agree to a change of store. */
const heldLine = ({ lines, queue }: PendingCart, { item_id, variation = [] }: NewCartLine) =>
  lineOf(
    queue.reduce((held, edit) => (edit.type === 'add' ? held.concat(edit.line) : applied(held, edit)), lines),
    { item_id, variation },
  )

/** Puts an edit at the end of the queue, as one with the last when they are of a kind; the first may be under way. */
const joined = (queue: CartEdit[], edit: CartEdit): CartEdit[] => {
  const last = queue.length > 1 ? queue.at(-1) : undefined
  if (edit.type === 'read' && last?.type === 'read') return queue
  if (edit.type !== 'change' || last?.type !== 'change' || last.id !== edit.id) return [...queue, edit]
  const by = last.by + edit.by
  return by === 0 ? queue.slice(0, -1) : [...queue.slice(0, -1), { ...last, by }]
}

const expectedReplacement = ({ line, item, body }: CartAction & { type: 'line.replace' }) => ({
  body,
  line: expectedLine(line, item, body),
})

const shownQuantity = (cart: PendingCart, id: number) =>
  shownLines(cart).find((line) => line.id === id)?.quantity ?? 0

const nextId = (queue: readonly CartEdit[]) =>
  Math.min(0, ...queue.flatMap((edit) => (edit.type === 'add' ? edit.line.id : []))) - 1
