import { LayoutGrid } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { opens } from '#src/navigation/overlay.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** A place is known and no module: the way to the picker. */
export function PickModule() {
  const { modules } = useWords()
  return (
    <EmptyState
      level={1}
      picture={<LayoutGrid />}
      title={modules.title()}
      hint={modules.note()}
      action={<Button {...opens({ name: 'modules' })}>{modules.otherService()}</Button>}
    />
  )
}
