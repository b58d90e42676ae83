/** A function that makes its value at the first call, and returns the same one from then on. */
export const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
