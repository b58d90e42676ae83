import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { CAMPAIGNS } from '#src/navigation/pages.ts'
import { CampaignCard } from '#src/shared/offers/campaign-card.part.tsx'
import { basicCampaignsQuery } from '#src/shared/offers/campaigns.queries.ts'
import { css, cx } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useIsPhone } from '#ui/use-media.ts'
import { RowSection } from './row-section.part.tsx'

/** Campaigns of stores, on a phone side by side; each leads to its page. */
export function Campaigns() {
  const { offers } = useWords()
  const campaigns = useQuery(basicCampaignsQuery(useShop().api, useWhere()))
  const isPhone = useIsPhone()
  const faces = campaigns.data?.map((campaign) => (
    <li key={campaign.id} className={cell}>
      <CampaignCard campaign={campaign} />
    </li>
  ))
  return (
    <RowSection
      title={offers.campaigns()}
      all={CAMPAIGNS}
      reading={campaigns}
      rows={campaigns.data}
      skeleton={<CampaignsSkeleton />}
    >
      {isPhone ? (
        <ScrollRow label={offers.campaigns()}>{faces}</ScrollRow>
      ) : (
        <ul className={grid}>{faces}</ul>
      )}
    </RowSection>
  )
}

const CampaignsSkeleton = () => (
  <Loading className={cx(grid, row)}>
    <Repeat times={2}>
      <Skeleton className={face} />
    </Repeat>
  </Loading>
)

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 440px), 1fr))]',
  gap: { base: '3', md: '4' },
})
const row = css({ smDown: { '&&': { display: 'flex' }, overflow: 'hidden', paddingBlock: '1' } })
const cell = css({
  display: 'grid',
  width: { smDown: '[min(300px, 84vw)]' },
  '& p': { lineClamp: { smDown: 1 } },
  // On phones the middle of the picture.
  '& picture': { height: { smDown: '14' } },
})
const face = css({
  flexShrink: '0',
  height: { base: '[156px]', sm: '48' },
  width: { smDown: '[min(300px, 84vw)]' },
})
