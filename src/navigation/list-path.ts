import { useShownModule } from '#src/core/where.ts'

/** Builds the path of a list in /home (docs/spec.md §2, Routes) from its query string and its module. */
export function useListPath(): (query: string | URLSearchParams) => string {
  const module = useShownModule()
  return (query) => `/home?${query}${module ? `&module_id=${module.id}` : ''}`
}
