/** 429: the server counts the requests, or the wrong ones, and takes no more for now. */
export const isTooMany = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 429
