export const PARCEL_PATH = '/parcel-delivery-info'

/** The form of a parcel of this kind; null for one whose kind is not chosen yet. */
export const parcelPath = (category_id: number | null): string =>
  category_id === null ? PARCEL_PATH : `${PARCEL_PATH}?id=${category_id}`
