/** The five-character code PostgreSQL gave an error, if it came from there; Drizzle wraps it once. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'
