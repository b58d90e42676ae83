import type { Item } from '#openapi/generated/client.ts'
import { ProductCard } from '#src/goods/product-card.tsx'
import { ProductCardSkeleton } from '#src/goods/skeletons.tsx'
import { useOverlay } from '#src/shop/overlay.ts'
import { Carousel, CarouselSkeleton } from '#ui/carousel.tsx'
import { type Reading, RowSection } from './row-section.tsx'
import { tall } from './tall.ts'

type Props = { title: string; all: string; reading: Reading; items: readonly Item[] | undefined }

/** Moves every 4 s; five at once on wide screens, fewer on narrow ones, the next one peeping in (spec §9). */
export function OfferCarousel({ title, all, reading, items }: Props) {
  const isCovered = useOverlay() !== undefined
  return (
    <RowSection
      title={title}
      all={all}
      reading={reading}
      rows={items}
      skeleton={<CarouselSkeleton perView={perView} slides={waiting} />}
    >
      <Carousel
        label={title}
        autoplay={4000}
        paused={isCovered}
        speed={800}
        loop
        perView={perView}
        slides={(items ?? []).map((item) => ({
          key: String(item.id),
          content: (
            <div className={tall}>
              <ProductCard item={item} special />
            </div>
          ),
        }))}
      />
    </RowSection>
  )
}

const perView = { base: 2, sm: 3.2, md: 4, lg: 5 }
const waiting = ['first', 'second', 'third', 'fourth', 'fifth'].map((key) => ({
  key,
  content: (
    <div className={tall}>
      <ProductCardSkeleton />
    </div>
  ),
}))
