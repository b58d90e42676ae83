import type { LineEdit, PendingCart } from '#machines/rules/cart-edits.ts'
import { applied } from '#machines/rules/cart-edits.ts'
import type { CartOwner } from '#machines/rules/cart-owner.ts'
import type { CartLine, CartLineChange, CartLineReplacement } from '#openapi/generated/client.ts'

type Sending = { owner: CartOwner; edit: LineEdit; lines: CartLine[] }

/** The body of updateCart: relative edits become the quantity the confirmed line gets. */
export const changeOf = ({ owner, edit, lines }: Sending): CartLineChange => {
  const { id } = only(edit, 'change')
  const line = applied(lines, edit).find((candidate) => candidate.id === id)
  if (!line) throw new Error(`Line ${id} is not in the cart`)
  return { ...owner, cart_id: id, quantity: line.quantity, price: line.price }
}

/** The body of replaceCartLine. */
export const replacementOf = ({ owner, edit }: Sending): CartLineReplacement => {
  const { id, body } = only(edit, 'replace')
  return { ...body, ...owner, cart_id: id }
}

/** The query of removeFromCart. */
export const removalOf = ({ owner, edit }: Sending): CartOwner & { cart_id: number } => ({
  ...owner,
  cart_id: only(edit, 'remove').id,
})

const only = <T extends LineEdit['type']>(edit: LineEdit, type: T) => {
  if (edit.type !== type) throw new Error(`Expected an edit of type ${type}, got ${edit.type}`)
  return edit as Extract<LineEdit, { type: T }>
}

type Cart = PendingCart & { owner: CartOwner }

/** The input of `addItem` for the first edit of the queue. */
export const firstAdd = ({ owner, lines, queue: [edit] }: Cart) => {
  if (edit?.type !== 'add') throw new Error('The first edit adds nothing')
  return { owner, lines, line: edit.line, body: edit.body }
}

/** The input of `changeCart` for the first edit of the queue. */
export const firstLineEdit = ({ owner, lines, queue: [edit] }: Cart): Sending => {
  if (!edit || edit.type === 'add' || edit.type === 'read') throw new Error('The first edit changes no line')
  return { owner, lines, edit }
}
