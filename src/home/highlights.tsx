import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { advertisementsQuery } from './offers.queries.ts'
import { Promotions, PromotionsSkeleton } from './promotions.tsx'
import { RowSection } from './row-section.tsx'

/** What stores pay to be seen with. */
export function Highlights() {
  const { sections } = useWords()
  const ads = useQuery(advertisementsQuery(useShop().api, useWhere()))
  return (
    <RowSection title={sections.highlights()} reading={ads} rows={ads.data} skeleton={<PromotionsSkeleton />}>
      {ads.data && <Promotions key={ads.data.map(({ id }) => id).join()} ads={ads.data} />}
    </RowSection>
  )
}
