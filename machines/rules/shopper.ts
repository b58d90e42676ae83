import type { CustomerInfo } from '#openapi/generated/client.ts'

/** Who orders (docs/spec.md §6). */
export type Shopper = { type: 'customer'; info: CustomerInfo } | { type: 'guest'; guest_id: string }
