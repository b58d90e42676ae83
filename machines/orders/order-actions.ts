import { isOver } from '#machines/rules/order-steps.ts'
import type { Order, TrackedOrder } from '#openapi/generated/client.ts'

/** The shopper who looks at an order. */
export type OrderViewer = {
  /** The shopper who placed it. */
  isOwner: boolean
  /**
   * The owner, or a browser that proved the phone of the guest by a code (docs/decisions/042). A caller who only knows the phone
   * number of a guest's order may read it, not change it.
   */
  mayAct: boolean
  /** Signed in; guests have no chat (docs/spec.md §6). */
  isCustomer: boolean
}

type Rule = (order: TrackedOrder, viewer: OrderViewer) => boolean

/**
 * Every action of an order and when it is possible, in the order in which the page lists them. `src/features/orders/order-actions.part.tsx`
 * says how each looks and what it opens.
 */
const rules = {
  pay: ({ payment_deadline }, { mayAct }) => mayAct && Boolean(payment_deadline),
  track: (order) => !isOver(order),
  review: ({ delivered }, { isOwner, isCustomer }) => isOwner && isCustomer && delivered !== null,
  again: (order, { mayAct }) => mayAct && isRepeatable(order),
  // The form of a new parcel changes nothing of the old one: reading it is enough.
  sendAgain: (order) => isResendable(order),
  sendBack: (order) => isReturnable(order),
  receipt: () => true,
  refund: ({ refundable_until }, { mayAct }) => mayAct && Boolean(refundable_until),
  cancel: (order, { mayAct }) => mayAct && isCancelable(order),
} satisfies Record<string, Rule>

export type OrderAction = keyof typeof rules

/** What this shopper can do with the order now. */
export const orderActions = (order: TrackedOrder, viewer: OrderViewer): OrderAction[] =>
  (Object.keys(rules) as OrderAction[]).filter((action) => rules[action](order, viewer))

/**
 * The action that the customer needs most. A customer who asked for money back is not urged to review, and the receipt, a
 * refund and a cancellation never stand out.
 */
export const mainAction = (
  { refund }: TrackedOrder,
  actions: readonly OrderAction[],
): OrderAction | undefined => actions.find((action) => !quiet.has(action) && !(action === 'review' && refund))

const quiet: ReadonlySet<OrderAction> = new Set(['sendBack', 'receipt', 'refund', 'cancel'])

/**
 * `cancel_fee` is the price of canceling now, null once it is too late. When the server names no fees, the owner may
 * cancel until the store has confirmed the order.
 */
const isCancelable = ({ order_status, cancel_fee }: TrackedOrder): boolean =>
  cancel_fee === undefined ? order_status === 'pending' || order_status === 'failed' : cancel_fee !== null

/** Why a viewer who may act cannot cancel the order under way: a key of the words; undefined when it can be, or is over. */
export function whyNotCancelable(order: TrackedOrder, viewer: OrderViewer) {
  if (!viewer.mayAct || isOver(order) || isCancelable(order)) return undefined
  const { order_type, order_status } = order
  if (order_type === 'parcel') return 'parcel'
  if (order_status === 'accepted' || order_status === 'confirmed') return 'confirmed'
  return order_status === 'picked_up' ? 'courier' : 'started'
}

/** An order of goods that has come to its end; one whose payment failed is paid, not ordered again. */
export const isRepeatable = ({
  order_status,
  order_type,
}: Pick<Order, 'order_status' | 'order_type'>): boolean =>
  order_type !== 'parcel' && hasEnded({ order_status })

/** A parcel that has come to its end: another one can go the same way. */
export const isResendable = ({
  order_status,
  order_type,
}: Pick<Order, 'order_status' | 'order_type'>): boolean =>
  order_type === 'parcel' && hasEnded({ order_status })

/** Only a parcel that its receiver has can come back: a canceled or returned one is with its sender, and a lost one nowhere. */
export const isReturnable = (order: Pick<Order, 'order_status' | 'order_type'>): boolean =>
  isResendable(order) && order.order_status !== 'canceled'

const hasEnded = ({ order_status }: Pick<Order, 'order_status'>): boolean =>
  order_status !== 'failed' && isOver({ order_status })

/** Signed in, a customer sees only their own orders; a guest's order is the guest's by its id. */
export function viewerOf(
  order: Pick<TrackedOrder, 'is_guest' | 'user_id' | 'proven_until'>,
  { token, guest_id }: { token: string | null; guest_id: string | null },
): OrderViewer {
  const isOwner = order.is_guest === 1 ? guest_id !== null && order.user_id === guest_id : token !== null
  return { isOwner, mayAct: isOwner || Boolean(order.proven_until), isCustomer: token !== null }
}

/** Read by its number and phone alone: the server tells the guest id to the owner only. */
export const isReadByContact = ({
  is_guest,
  user_id,
  proven_until,
}: Pick<TrackedOrder, 'is_guest' | 'user_id' | 'proven_until'>): boolean =>
  is_guest === 1 && user_id === '' && !proven_until
