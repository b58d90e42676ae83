import { useQuery } from '@tanstack/react-query'
import { basicCampaignsQuery, itemCampaignsQuery } from '#src/goods/campaigns.queries.ts'
import { Catalogue } from '#src/shop/catalogue.tsx'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { CampaignsView } from './campaigns.view.tsx'

/** /campaigns: those of stores, and goods that are sold for a while only (docs/spec.md §2, Footer; §7, Browse). */
export function Screen() {
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
Screen.readAhead = readAhead

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
