import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { CampaignCard } from '#src/goods/campaign-card.tsx'
import { basicCampaignsQuery } from '#src/goods/campaigns.queries.ts'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RowSection } from './row-section.tsx'

/** Campaigns of stores; each leads to its page. */
export function Campaigns() {
  const { offers } = useWords()
  const campaigns = useQuery(basicCampaignsQuery(useShop().api, useWhere()))
  return (
    <RowSection
      title={offers.campaigns()}
      reading={campaigns}
      rows={campaigns.data}
      skeleton={<CampaignsSkeleton />}
    >
      <ul className={grid}>
        {campaigns.data?.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </RowSection>
  )
}

const CampaignsSkeleton = () => (
  <Loading className={grid}>
    <Repeat times={2}>
      <Skeleton height="192px" />
    </Repeat>
  </Loading>
)

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 360px), 1fr))]',
  gap: { base: '3', md: '4' },
})
