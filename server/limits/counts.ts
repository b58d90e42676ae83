/** Counts by name, and forgets a name that has none left. */
export function createCounts() {
  const counts = new Map<string, number>()
  const of = (name: string) => counts.get(name) ?? 0
  return {
    of,
    add: (name: string) => void counts.set(name, of(name) + 1),
    remove(name: string) {
      if (of(name) > 1) counts.set(name, of(name) - 1)
      else counts.delete(name)
    },
  }
}
