/** Whose cart a request is about: a guest says their id, a customer is known by the token in the header (docs/spec.md §4). */
export type CartOwner = { guest_id?: string }

export const isSameOwner = (one: CartOwner, other: CartOwner): boolean => one.guest_id === other.guest_id

/** A login that sends the guest id re-owns the guest's cart (docs/contract.md §1), so waiting edits stay meant. */
export const signsIn = (before: CartOwner, after: CartOwner): boolean =>
  before.guest_id !== undefined && after.guest_id === undefined
