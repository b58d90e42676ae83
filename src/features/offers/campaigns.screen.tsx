import { useQuery } from '@tanstack/react-query'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { basicCampaignsQuery, itemCampaignsQuery } from '#src/shared/offers/campaigns.queries.ts'
import { CampaignsView } from './campaigns.view.tsx'

/** /campaigns: those of stores, and goods that are sold for a while only (docs/spec.md §2, Footer; §7, Browse). */
function CampaignsScreen() {
  return (
    <Catalogue>
      <Campaigns />
    </Catalogue>
  )
}

const readAhead: ReadAhead = ({ api, queries, where }) =>
  Promise.all([
    queries.prefetchQuery(basicCampaignsQuery(api, where)),
    queries.prefetchQuery(itemCampaignsQuery(api, where)),
  ])
CampaignsScreen.readAhead = readAhead

function Campaigns() {
  const where = useWhere()
  const { api } = useShop()
  return (
    <CampaignsView
      ofStores={useQuery(basicCampaignsQuery(api, where))}
      ofItems={useQuery(itemCampaignsQuery(api, where))}
    />
  )
}

export { CampaignsScreen as Screen }
