/** Every character a database can keep: no NUL, and no half of a surrogate pair. */
export const isWritable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Where in a valid input there is text that is not: `/cart/0/variation/0/name`. */
export function unwritableIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isWritable(value) ? [] : [path]
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([name, inner]) => unwritableIn(inner, `${path}/${name}`))
}
