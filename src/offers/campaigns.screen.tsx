import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { basicCampaignsQuery, itemCampaignsQuery } from '#src/goods/campaigns.queries.ts'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePlace, useWhere, type Where } from '#src/shop/where.ts'
import { CampaignsView } from './campaigns.view.tsx'

/** /campaigns: those of stores, and goods that are sold for a while only (docs/spec.md §2, Footer; §7, Browse). */
export function Screen() {
  const place = usePlace()
  const where = useWhere()
  if (!place) return <Redirect to="/" />
  if (where.module_id === undefined) return <Redirect to="/home" />
  return <Campaigns where={where} />
}

const readAhead: ReadAhead = ({ api, queries, where }) =>
  Promise.all([
    queries.prefetchQuery(basicCampaignsQuery(api, where)),
    queries.prefetchQuery(itemCampaignsQuery(api, where)),
  ])
Screen.readAhead = readAhead

function Campaigns({ where }: { where: Where }) {
  const { api } = useShop()
  return (
    <CampaignsView
      ofStores={useQuery(basicCampaignsQuery(api, where))}
      ofItems={useQuery(itemCampaignsQuery(api, where))}
    />
  )
}
