import type { ParcelSide } from '#machines/rules/parcel-form.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import { pubSub } from '#src/flow/pub-sub.ts'

/** A place that the customer picked for one end of a parcel. */
export type ParcelLocationUpdate = { side: ParcelSide; location: CustomerLocation }

/** Pub/sub from the location overlay, which calls back, to the page of the parcel below it (docs/spec.md §4, Location pick). */
export const { publish: publishParcelLocation, subscribe: onParcelLocation } = pubSub<ParcelLocationUpdate>()
