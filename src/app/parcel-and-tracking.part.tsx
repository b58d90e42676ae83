import { ParcelHome } from '#src/features/home/parcel-home.part.tsx'
import { FindParcel } from '#src/features/tracking/find-parcel.part.tsx'

/** The home of parcels with the form that finds one (docs/spec.md §1). */
export const Screen = () => <ParcelHome findOrder={<FindParcel />} />
