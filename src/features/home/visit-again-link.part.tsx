import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Store } from '#openapi/generated/client.ts'
import { storePath } from '#src/navigation/item-link.ts'
import { css, cx } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** The Visit Again button of a store card (docs/spec.md §2, Store card). */
export function VisitAgainLink({ store }: { store: Store }) {
  const { sections } = useWords()
  return (
    <Link href={storePath(store)} className={cx(button({ variant: 'outline', size: 'sm' }), aboveCardLink)}>
      {sections.visitStoreAgain()} <VisuallyHidden>{store.name}</VisuallyHidden>
    </Link>
  )
}

// Above the link that is all of the card.
const aboveCardLink = css({
  position: 'relative',
  zIndex: 'raised',
  gridColumn: '[1 / -1]',
  marginBlockStart: '2',
})
