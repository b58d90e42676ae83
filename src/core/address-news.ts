import type { AddressBody } from '#openapi/generated/client.ts'
import { pubSub } from '#src/flow/pub-sub.ts'

/** `saved` on the server, in these zones; `kept` in the browser, for a guest (docs/spec.md §4, Address save). */
export type AddressUpdate =
  | { type: 'saved'; address: AddressBody; zone_ids: readonly number[] }
  | { type: 'kept'; address: AddressBody }

/** Pub/sub from the address dialog to the page below it: which address the dialog saved or kept. */
export const { publish: publishAddress, subscribe: onAddress } = pubSub<AddressUpdate>()
