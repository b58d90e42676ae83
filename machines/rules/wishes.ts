import type { Item, Store, Wishlist } from '#openapi/generated/client.ts'

/** What can be kept for later. */
export type Wish = { kind: 'item'; thing: Item } | { kind: 'store'; thing: Store }

/** What a customer does to the wishlist. */
export type WishAction =
  /** A heart is pressed. */
  | { type: 'wish.toggle'; wish: Wish }
  /** It goes, whatever became of it while the customer was asked. */
  | { type: 'wish.drop'; wish: Wish }
  /** Another tab changed the list. */
  | { type: 'wishlist.changed' }

/** A change of the list; said once more it changes nothing, so that it may be sent again. */
export type WishChange = { type: 'keep' | 'drop'; wish: Wish }

export type WishEdit = WishChange | { type: 'read' }

/** The list as the server told it, and the edits it has not answered; the first one may be under way. */
export type PendingWishes = { wishlist: Wishlist; queue: WishEdit[] }

/** What the customer sees: the queue folded over the list. */
export const shownWishes = ({ wishlist, queue }: PendingWishes): Wishlist => queue.reduce(applied, wishlist)

/** Whether the heart of that thing is pressed. */
export const isWished = ({ wishlist, queue }: PendingWishes, kind: Wish['kind'], id: number): boolean => {
  const last = queue.findLast((edit): edit is WishChange => isOf(edit, kind, id))
  return last ? last.type === 'keep' : wishlist[kind].some((thing) => thing.id === id)
}

/** The list once an edit is done; what was kept last stands first. */
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

/** The queue after what the customer did. Pressing twice is nothing, unless the first is on its way already. */
export const queued = (wishes: PendingWishes, action: WishAction): WishEdit[] => {
  const { queue } = wishes
  if (action.type === 'wishlist.changed')
    return queue.length > 1 && queue.at(-1)?.type === 'read' ? queue : [...queue, { type: 'read' }]
  const { kind, thing } = action.wish
  const isKept = isWished(wishes, kind, thing.id)
  if (action.type === 'wish.drop' && !isKept) return queue
  const last = queue.findLastIndex((edit) => isOf(edit, kind, thing.id))
  return last > 0
    ? queue.toSpliced(last, 1)
    : [...queue, { type: isKept ? 'drop' : 'keep', wish: action.wish }]
}

const isOf = (edit: WishEdit, kind: Wish['kind'], id: number): boolean =>
  edit.type !== 'read' && edit.wish.kind === kind && edit.wish.thing.id === id

/** What the server is asked for. */
export const wishQuery = ({ kind, thing: { id } }: Wish): { item_id: number } | { store_id: number } =>
  kind === 'item' ? { item_id: id } : { store_id: id }

/** The next change to send; only asked for when there is one. */
export const firstChange = ({ wishlist, queue }: PendingWishes) => ({
  edit: queue[0] as WishChange,
  wishlist,
})
