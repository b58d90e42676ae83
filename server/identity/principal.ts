/** The order of a guest for whom the caller may act, until then (docs/decisions/042). */
export type ProvenOrder = { order_id: number; until: Date }
/** `proven` only where the operation accepts a token of an order. */
type MayActFor = { proven?: ProvenOrder }

/** `session` is the fingerprint of the token. */
export type Customer = MayActFor & { kind: 'customer'; customer_id: number; session: string }
export type Guest = MayActFor & { kind: 'guest'; guest_id: string }
/** A caller without identity; public operations know no other. */
export type Visitor = { kind: 'nobody' }
export type Principal = Customer | Guest | Visitor
