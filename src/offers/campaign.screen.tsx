import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { CampaignDetails } from '#openapi/generated/client.ts'
import { Catalogue } from '#src/shop/catalogue.tsx'
import { useGo } from '#src/shop/overlay.ts'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { useShop } from '#src/shop/shop.ts'
import { useWhere, type Where } from '#src/shop/where.ts'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { CampaignView } from './campaign.view.tsx'
import { CampaignSkeleton } from './campaign-skeleton.tsx'
import { connectCampaign } from './offers.ports.ts'
import { campaignPageQuery } from './offers.queries.ts'

/** /campaigns/{id}: what it is about, how long it runs, and who takes part (docs/spec.md §2, Routes). */
export function Screen() {
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
  queries.prefetchQuery(campaignPageQuery(api, where, id, 1))
Screen.readAhead = readAhead

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
  const [list] = useState(() => connectCampaign(queries, api, where))
  const ref = useActorRef(list.machine, {
    input: list.start(id, [{ rows: campaign.stores, total_size: campaign.total_size }]),
  })
  const snapshot = useSelector(ref, (current) => current)
  return <CampaignView campaign={campaign} snapshot={snapshot} stores={list.rows(snapshot)} send={ref.send} />
}

function Gone() {
  const { offers } = useWords()
  const go = useGo()
  return (
    <EmptyState
      level={1}
      picture={<Art name="party" />}
      title={offers.campaignGoneTitle()}
      note={offers.campaignGoneNote()}
      action={<Button onClick={() => go('/campaigns')}>{offers.toCampaigns()}</Button>}
    />
  )
}
