import type { Item, Store, Wishlist } from '#openapi/generated/client.ts'

/** Kinds of wishlist entries. */
export type Wish = { kind: 'item'; thing: Item } | { kind: 'store'; thing: Store }

/** Edits of the wishlist. */
export type WishAction =
  /** The customer pressed a heart. */
  | { type: 'wish.toggle'; wish: Wish }
  /** Removes the entry, also when the list changed while the dialog was open. */
  | { type: 'wish.drop'; wish: Wish }
  /** Another tab changed the list. */
  | { type: 'wishlist.changed' }

/** An idempotent change of the list, safe to retry. */
export type WishChange = { type: 'keep' | 'drop'; wish: Wish }

export type WishEdit = WishChange | { type: 'read' }

/** The list of the last server response, and the unconfirmed edits; the first may be in flight. */
export type PendingWishes = { wishlist: Wishlist; queue: WishEdit[] }

/** The visible list: the queue folded over the confirmed list. */
export const shownWishes = ({ wishlist, queue }: PendingWishes): Wishlist => queue.reduce(applied, wishlist)

/** Whether the heart of this entry is pressed. */
export const isWished = ({ wishlist, queue }: PendingWishes, kind: Wish['kind'], id: number): boolean => {
  const last = queue.findLast((edit): edit is WishChange => isOf(edit, kind, id))
  return last ? last.type === 'keep' : wishlist[kind].some((thing) => thing.id === id)
}

/** The list after an edit, newest entry first. */
export const applied = (wishlist: Wishlist, edit: WishEdit): Wishlist => {
  if (edit.type === 'read' || changesNothing(wishlist, edit)) return wishlist
  const { kind, thing } = edit.wish
  const others = wishlist[kind].filter(({ id }) => id !== thing.id)
  return { ...wishlist, [kind]: edit.type === 'keep' ? [thing, ...others] : others }
}

/** True when sending the edit is pointless. */
export const changesNothing = (wishlist: Wishlist, edit: WishEdit): boolean =>
  edit.type !== 'read' &&
  wishlist[edit.wish.kind].some(({ id }) => id === edit.wish.thing.id) === (edit.type === 'keep')

/** The queue after an edit. Two presses cancel each other, unless the first is in flight. */
export const queued = (wishes: PendingWishes, action: WishAction): WishEdit[] => {
  const { queue } = wishes
  if (action.type === 'wishlist.changed')
    return queue.length > 1 && queue.at(-1)?.type === 'read' ? queue : [...queue, { type: 'read' }]
  const { kind, thing } = action.wish
  const isHeld = isWished(wishes, kind, thing.id)
  if (action.type === 'wish.drop' && !isHeld) return queue
  const last = queue.findLastIndex((edit) => isOf(edit, kind, thing.id))
  return last > 0
    ? queue.toSpliced(last, 1)
    : [...queue, { type: isHeld ? 'drop' : 'keep', wish: action.wish }]
}

const isOf = (edit: WishEdit, kind: Wish['kind'], id: number): boolean =>
  edit.type !== 'read' && edit.wish.kind === kind && edit.wish.thing.id === id

/** Query parameters of an edit. */
export const wishQuery = ({ kind, thing: { id } }: Wish): { item_id: number } | { store_id: number } =>
  kind === 'item' ? { item_id: id } : { store_id: id }

/** The next edit to send; callers check that there is one. */
export const firstChange = ({ wishlist, queue }: PendingWishes) => ({
  edit: queue[0] as WishChange,
  wishlist,
})
