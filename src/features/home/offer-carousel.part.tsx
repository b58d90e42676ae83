import type { Item } from '#openapi/generated/client.ts'
import { useOverlay } from '#src/navigation/overlay.ts'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { ProductCardSkeleton } from '#src/shared/items/skeletons.part.tsx'
import { tall } from '#src/shared/items/tall.ts'
import { css } from '#styled/css/index.js'
import { Carousel, CarouselSkeleton } from '#ui/carousel.tsx'
import { type Reading, RowSection } from './row-section.part.tsx'

type Props = { title: string; all: string; reading: Reading; items: readonly Item[] | undefined }

/** Moves every 4 s; five at once on wide screens, fewer on narrow ones, the next one peeping in (docs/spec.md §9). */
export function OfferCarousel({ title, all, reading, items }: Props) {
  const isCovered = useOverlay() !== undefined
  return (
    <RowSection
      title={title}
      all={all}
      reading={reading}
      rows={items}
      skeleton={<CarouselSkeleton dots className={between} perView={perView} slides={waiting} />}
    >
      <Carousel
        label={title}
        autoplay={4000}
        paused={isCovered}
        speed={800}
        loop
        dots
        className={between}
        perView={perView}
        steps={steps}
        slides={(items ?? []).map((item, index) => ({
          key: String(item.id),
          content: (
            <div className={tall}>
              {/* On phones this picture is the largest of the first viewport. */}
              <ProductCard item={item} first={index === 0} special />
            </div>
          ),
        }))}
      />
    </RowSection>
  )
}

/** Visible cards from each width on: cards of 190 to 230 px (docs/spec.md §9, Special offer). */
const steps = { 400: 1.8, 480: 2, 600: 3, 760: 3.2, 900: 3.5, 1000: 4, 1180: 5 }
const perView = { base: 1.5, sm: steps[600], md: steps[900], lg: steps[1180] }
/** The steps between the widths that every carousel follows. */
const between = css({
  '&&': {
    '@media (400px <= width < 480px)': { '--view': '1.8' },
    '@media (480px <= width < 600px)': { '--view': '2' },
    '@media (760px <= width < 900px)': { '--view': '3.2' },
    '@media (1000px <= width < 1180px)': { '--view': '4' },
  },
})
const waiting = ['first', 'second', 'third', 'fourth', 'fifth'].map((key) => ({
  key,
  content: (
    <div className={tall}>
      <ProductCardSkeleton />
    </div>
  ),
}))
