import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { advertisementsQuery } from './offers.queries.ts'
import { Promotions, PromotionsSkeleton } from './promotions.part.tsx'
import { RowSection } from './row-section.part.tsx'

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
