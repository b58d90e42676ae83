/** The page of a parcel for the side that holds this token. */
export const parcelLinkPath = (token: string): string => `/p/${token}`
