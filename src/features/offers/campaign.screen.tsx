import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { CampaignDetails } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere, type Where } from '#src/core/where.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { CAMPAIGNS } from '#src/navigation/pages.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { discountedItemsQuery } from '#src/shared/offers/discounted.queries.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { CampaignSkeleton } from './campaign.skeleton.tsx'
import { CampaignView } from './campaign.view.tsx'
import { connectCampaign } from './offers.ports.ts'
import { campaignPageQuery } from './offers.queries.ts'

/** /campaigns/{id}: what it is about, how long it runs, and who takes part (docs/spec.md §2, Routes). */
function CampaignScreen() {
  return (
    <Catalogue>
      <Addressed />
    </Catalogue>
  )
}

function Addressed() {
  const { id = '' } = useParams<{ id: string }>()
  const where = useWhere()
  return <Campaign key={JSON.stringify([id, where])} id={id} where={where} />
}

const readAhead: ReadAhead = ({ api, queries, where }, { params: { id = '' } }) =>
  Promise.all([
    queries.prefetchQuery(campaignPageQuery(api, where, id, 1)),
    queries.prefetchQuery(discountedItemsQuery(api, where)),
  ])
CampaignScreen.readAhead = readAhead

function Campaign({ id, where }: { id: string; where: Where }) {
  const { api } = useShop()
  const { data, error, isFetching, refetch } = useQuery(campaignPageQuery(api, where, id, 1))
  if (data) return <Found id={id} campaign={data} where={where} />
  if (isNotFound(error)) return <Gone />
  if (error) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} />
  return <CampaignSkeleton />
}

function Found({ id, campaign, where }: { id: string; campaign: CampaignDetails; where: Where }) {
  const { api } = useShop()
  const queries = useQueryClient()
  const list = usePagedList(() => connectCampaign(queries, api, where), id, [
    { rows: campaign.stores, total_size: campaign.total_size },
  ])
  return <CampaignView campaign={campaign} snapshot={list.snapshot} stores={list.rows} send={list.send} />
}

function Gone() {
  const { offers } = useWords()
  const go = useGo()
  return (
    <EmptyState
      level={1}
      picture={<Art name="party" />}
      title={offers.campaignGoneTitle()}
      hint={offers.campaignGoneNote()}
      action={<Button onClick={() => go(CAMPAIGNS)}>{offers.toCampaigns()}</Button>}
    />
  )
}

export { CampaignScreen as Screen }
