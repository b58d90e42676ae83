/** `share-order` as `shareOrder`. */
export const camel = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `share-order` as `ShareOrder`. */
export const pascal = (kebab: string): string => camel(`-${kebab}`)

export const isKebab = (text: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(text)

/** A text as a literal of TypeScript. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The type of a value that was read from JSON: `{ order_id: number }`. */
export const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `${value.length > 0 ? typeOf(value[0]) : 'unknown'}[]`
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${typeOf(field)}`)
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'object'
}
