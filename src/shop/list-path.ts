import { useShownModule } from './where.ts'

/** Writes the address of a list in /home (docs/spec.md §2, Routes): its query, and the module it is of. */
export function useListPath(): (query: string | URLSearchParams) => string {
  const module = useShownModule()
  return (query) => `/home?${query}${module ? `&module_id=${module.id}` : ''}`
}
