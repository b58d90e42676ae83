import { useWords } from '#i18n/i18n.tsx'
import { useGo } from '#src/shop/overlay.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** The page of an address that the shop does not have. */
export function Screen() {
  const { notFound } = useWords().problems
  const go = useGo()
  return (
    <EmptyState
      level={1}
      picture={<Art name="compass" />}
      title={notFound.title()}
      note={notFound.note()}
      action={<Button onClick={() => go('/home')}>{notFound.action()}</Button>}
    />
  )
}
