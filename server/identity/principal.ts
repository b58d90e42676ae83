/** `session` is the fingerprint of the token. */
export type Customer = { kind: 'customer'; customer_id: number; session: string }
export type Guest = { kind: 'guest'; guest_id: string }
/** A caller without identity; public operations know no other. */
export type Nobody = { kind: 'nobody' }
export type Principal = Customer | Guest | Nobody
