/** Pages that end in a short footer: the customer is at work there. */
export const isShortAt = (path: string): boolean =>
  /^\/(checkout|parcel|track-order|t|p|profile)\b/.test(path)
