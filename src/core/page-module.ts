import { useEffect } from 'react'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import { shared } from '#src/flow/shared.ts'

/**
 * The module of the last page that set one, for a visitor without a chosen module: header and tab bar search in it. A
 * page does not reset it on unmount, because the search box would disappear for a moment between two pages.
 */
export const pageModule = shared<ModuleChoice | null>(null)

/** Sets the module of the page; null while the page does not know it. */
export function usePageModule(module: ModuleChoice | null): void {
  const { id, module_type } = module ?? {}
  useEffect(() => {
    if (id !== undefined && module_type !== undefined) pageModule.set({ id, module_type })
  }, [id, module_type])
}
