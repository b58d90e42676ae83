/** More statements than the server has; statements beyond that are planned each time. */
const MOST = 500
/** Longer ones write many rows at once, each time another number of them. */
const LONGEST = 8_000

const names = new Map<string, string>()

/**
 * A name per statement: a connection then reads it once, and plans it once where the values do not matter. How many
 * rows a search finds matters more than anything: it is planned for its words.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST || text.length > LONGEST || text.includes('@@')) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/** Names a query by its statement; a query without values, such as `begin`, stays unnamed. */
export const named = <Query extends { text?: string }>(query: Query, values: unknown[] = []): Query =>
  values.length > 0 && query.text ? { ...query, name: nameOf(query.text) } : query
