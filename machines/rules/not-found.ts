/** The server answered that there is no such thing, or that it is somebody else's: it does not say which. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404
