import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { CAMPAIGNS } from '#src/navigation/pages.ts'
import { LowItems, LowItemsSkeleton } from '#src/shared/items/low-items.part.tsx'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { ProductGrid } from '#src/shared/items/product-grid.part.tsx'
import { ProductGridSkeleton } from '#src/shared/items/product-grid.skeleton.tsx'
import { tall } from '#src/shared/items/tall.ts'
import { itemCampaignsQuery } from '#src/shared/offers/campaigns.queries.ts'
import { css } from '#styled/css/index.js'
import { Carousel } from '#ui/carousel.tsx'
import { useIsPhone } from '#ui/use-media.ts'
import { RowSection } from './row-section.part.tsx'

/**
 * Goods that run between dates: four at once in the pharmacy, a grid elsewhere, on a phone a row (docs/spec.md §9, Campaign
 * strip).
 */
export function JustForYou({ module_type }: { module_type: Module['module_type'] }) {
  const { offers } = useWords()
  const items = useQuery(itemCampaignsQuery(useShop().api, useWhere()))
  const suggestions = items.data ?? []
  const isPhone = useIsPhone()
  return (
    <RowSection
      title={offers.justForYou()}
      all={CAMPAIGNS}
      reading={items}
      rows={items.data}
      skeleton={
        isPhone ? (
          <LowItemsSkeleton />
        ) : (
          <div className={fours}>
            <ProductGridSkeleton times={4} />
          </div>
        )
      }
    >
      {isPhone ? (
        <LowItems label={offers.justForYou()} items={suggestions} />
      ) : module_type === 'pharmacy' ? (
        <Carousel
          label={offers.justForYou()}
          perView={{ base: 2, sm: 3, lg: 4 }}
          slides={suggestions.map((item) => ({
            key: String(item.id),
            content: (
              <div className={tall}>
                <ProductCard item={item} />
              </div>
            ),
          }))}
        />
      ) : (
        <div className={fours}>
          <ProductGrid items={suggestions} />
        </div>
      )}
    </RowSection>
  )
}

const fours = css({
  '& > *': {
    gridTemplateColumns: { sm: '[repeat(auto-fill, minmax(170px, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' },
  },
})
