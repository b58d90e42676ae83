import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import { useShop } from './shop.ts'

/** Enters a module without the picker: from the switcher, or from the landing page (docs/spec.md §2, §4). */
export function useEnterModule(): (module: ModuleChoice) => void {
  const { tellApp } = useShop()
  return (module) => tellApp('pickModule', { type: 'picked', module })
}
