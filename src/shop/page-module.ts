import { useEffect } from 'react'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'

let shown: ModuleChoice | null = null
const listeners = new Set<() => void>()

function show(module: ModuleChoice | null): void {
  shown = module
  for (const listener of listeners) listener()
}

/** The module of the page on show, for a visitor who has chosen none: header and tab bar search in it. */
export const pageModule = {
  get: (): ModuleChoice | null => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Names the module that the page belongs to, as long as the page is on show; null while it is not known. */
export function usePageModule(module: ModuleChoice | null): void {
  const { id, module_type } = module ?? {}
  useEffect(() => {
    if (id === undefined || module_type === undefined) return
    show({ id, module_type })
    return () => show(null)
  }, [id, module_type])
}
