import { useWords } from '#i18n/i18n.tsx'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import { useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'

/** Enters a module: it is remembered, said, and its home is shown (docs/spec.md §2, §4). */
export function useEnterModule(): (module: ModuleChoice) => void {
  const words = useWords()
  const { actors, toasts } = useShop()
  const go = useGo()
  return (module) => {
    actors.module.send({ type: 'module.set', module })
    toasts.show({ kind: 'success', text: words.news.moduleSelected() })
    go('/home')
  }
}
