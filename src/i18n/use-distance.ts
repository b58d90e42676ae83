import { useFormats, useWords } from './i18n.tsx'

/** How far metres are, in kilometres; `0 km` where it is not known (docs/spec.md §9). */
export function useDistance(): (metres: number | null) => string {
  const { goods } = useWords()
  const { kilometres } = useFormats()
  return (metres) => goods.kilometres({ distance: kilometres(metres) })
}
