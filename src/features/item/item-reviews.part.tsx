import { type RefObject, Suspense, useRef } from 'react'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useWords } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { latePart } from '#ui/lazy-part.tsx'
import { Near } from '#ui/near.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

const Reviews = latePart(async () => {
  const [{ Reviews }] = await Promise.all([
    import('./reviews.part.tsx'),
    lazyNamespaces(pageLocale(), ['opinions']),
  ])
  return Reviews
})

/** Reserves space for the reviews; reads them when the customer scrolls near, and not at all when the item has none. */
export function ItemReviews({ item, target }: { item: Item; target: RefObject<HTMLElement | null> }) {
  const { item: words } = useWords()
  if (item.rating_count === 0) return null
  return (
    <section ref={target} tabIndex={-1} aria-label={words.reviewsTitle()} className={section}>
      <SectionHeading>{words.reviewsTitle()}</SectionHeading>
      <Near height="360px">
        <Suspense fallback={<div className={room} />}>
          <Reviews item={item} />
        </Suspense>
      </Near>
    </section>
  )
}

/** Where the reviews are, and the way down to them. */
export function useScrollToReviews(): [RefObject<HTMLElement | null>, () => void] {
  const target = useRef<HTMLElement>(null)
  const show = () => {
    target.current?.focus({ preventScroll: true })
    target.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' })
  }
  return [target, show]
}

const section = css({ scrollMarginBlockStart: '[96px]', outline: 'none' })
const room = css({ height: '[360px]' })
