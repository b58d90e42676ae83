import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { itemCampaignsQuery } from '#src/goods/campaigns.queries.ts'
import { ProductCard } from '#src/goods/product-card.tsx'
import { ProductGrid } from '#src/goods/product-grid.tsx'
import { ProductGridSkeleton } from '#src/goods/product-grid-skeleton.tsx'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { Carousel } from '#ui/carousel.tsx'
import { RowSection } from './row-section.tsx'
import { tall } from './tall.ts'

/** Goods that run between dates: four at once in the pharmacy, a grid elsewhere (docs/spec.md §9, Campaign strip). */
export function JustForYou({ module_type }: { module_type: Module['module_type'] }) {
  const { offers } = useWords()
  const items = useQuery(itemCampaignsQuery(useShop().api, useWhere()))
  const goods = items.data ?? []
  return (
    <RowSection
      title={offers.justForYou()}
      reading={items}
      rows={items.data}
      skeleton={
        <div className={fours}>
          <ProductGridSkeleton times={4} />
        </div>
      }
    >
      {module_type === 'pharmacy' ? (
        <Carousel
          label={offers.justForYou()}
          perView={{ base: 2, sm: 3, lg: 4 }}
          slides={goods.map((item) => ({
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
          <ProductGrid items={goods} />
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
