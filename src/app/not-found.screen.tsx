import { useWords } from '#i18n/i18n.tsx'
import { useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** The page of an address that the shop does not have. */
function NotFoundScreen() {
  const { notFound } = useWords().refusals
  const go = useGo()
  return (
    <EmptyState
      level={1}
      picture={<Art name="compass" />}
      title={notFound.title()}
      hint={notFound.note()}
      action={<Button onClick={() => go(HOME)}>{notFound.action()}</Button>}
    />
  )
}

export { NotFoundScreen as Screen }
