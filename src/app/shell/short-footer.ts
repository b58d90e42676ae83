/** Pages that end in a short footer: the customer is at work there. */
export const isShortAt = (path: string): boolean => /^\/(checkout|track-order|t|profile)\b/.test(path)
