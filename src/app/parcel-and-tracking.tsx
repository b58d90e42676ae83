import { ParcelHome } from '#src/home/parcel-home.tsx'
import { FindParcel } from '#src/tracking/find-parcel.tsx'

/** The home of parcels with the form that finds one (docs/spec.md §1). */
export const Screen = () => <ParcelHome findOrder={<FindParcel />} />
