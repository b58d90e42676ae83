import type { AddressBody } from '#openapi/generated/client.ts'
import { pubSub } from '#src/flow/pub-sub.ts'

/** `saved` on the server, in these zones; `kept` in the browser, for a guest (docs/spec.md §4, Address save). */
export type AddressNews =
  | { type: 'saved'; address: AddressBody; zone_ids: readonly number[] }
  | { type: 'kept'; address: AddressBody }

/** The address dialog lies over any page; the page below learns here which address it saved or kept. */
export const { publish: publishAddress, subscribe: onAddress } = pubSub<AddressNews>()
