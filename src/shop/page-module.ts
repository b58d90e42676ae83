import { useEffect } from 'react'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'

let shown: ModuleChoice | null = null
const listeners = new Set<() => void>()

/**
 * The module of the page that named one last, for a visitor who has chosen none: header and tab bar search in it. A page
 * that leaves does not take it back, or the search box would go and come again between two pages.
 */
export const pageModule = {
  get: (): ModuleChoice | null => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Names the module that the page belongs to; null while it is not known. */
export function usePageModule(module: ModuleChoice | null): void {
  const { id, module_type } = module ?? {}
  useEffect(() => {
    if (id === undefined || module_type === undefined) return
    shown = { id, module_type }
    for (const listener of listeners) listener()
  }, [id, module_type])
}
