import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { TRACK_ORDER } from '#src/navigation/pages.ts'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** The link is unknown, expired or revoked. */
export function LinkGone() {
  const { gone } = useWords().tracking.shared
  return (
    <EmptyState
      level={1}
      picture={<Art name="box" />}
      title={gone.title()}
      hint={gone.note()}
      action={
        <Link href={TRACK_ORDER} className={button({ variant: 'solid' })}>
          <span data-part="label">{gone.action()}</span>
        </Link>
      }
    />
  )
}
