import {
  answered,
  applied,
  type CartAction,
  type CartEdit,
  type PendingCart,
  tookEffect,
} from '#machines/rules/cart-edits.ts'
import type { CartLine, NewCartLine } from '#openapi/generated/client.ts'

/**
 * What the customer did to the cart before a reload cut it off, to be done again to the lines that the server holds
 * now. The first edit was perhaps under way: it is left out when it got there.
 */
export const interruptedActions = (cut: PendingCart, held: CartLine[]): CartAction[] => {
  const [first] = cut.queue
  const queue = first && tookEffect(first, cut.lines, held) ? answered(cut.queue, held) : cut.queue
  let lines = held
  return queue.flatMap((edit, index) => {
    const actions = actionsOf(edit, lines, queue.slice(index + 1))
    lines = applied(lines, edit)
    return actions
  })
}

const actionsOf = (edit: CartEdit, lines: CartLine[], later: CartEdit[]): CartAction[] => {
  switch (edit.type) {
    case 'add':
      return addOnce(edit, later)
    case 'read':
      return []
    default:
      return lines.some(({ id }) => id === edit.id && id > 0) ? lineActions(edit, lines) : []
  }
}

/** An item that was never sent has no id yet, so later edits of it become part of adding it. */
const addOnce = ({ line, body }: CartEdit & { type: 'add' }, later: CartEdit[]): CartAction[] => {
  let wanted: NewCartLine | undefined = body
  for (const edit of later) {
    if (!('id' in edit) || edit.id !== line.id || !wanted) continue
    if (edit.type === 'remove') wanted = undefined
    else if (edit.type === 'replace') wanted = edit.body
    else wanted = { ...wanted, quantity: Math.max(1, wanted.quantity + edit.by) }
  }
  return wanted ? [{ type: 'item.add', item: line.item, body: wanted }] : []
}

const lineActions = (
  edit: Extract<CartEdit, { type: 'change' | 'remove' | 'replace' }>,
  lines: CartLine[],
): CartAction[] => {
  const { id } = edit
  if (edit.type === 'remove') return [{ type: 'line.remove', line: id }]
  if (edit.type === 'replace')
    return [{ type: 'line.replace', line: id, item: edit.line.item, body: edit.body }]
  const quantity = lines.find((line) => line.id === id)?.quantity ?? 1
  const by = Math.max(1 - quantity, edit.by)
  return Array.from({ length: Math.abs(by) }, () => ({
    type: by > 0 ? 'line.increment' : 'line.decrement',
    line: id,
  }))
}
