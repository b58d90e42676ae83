import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/paged-list.machine.ts'
import type { CampaignDetails, Store } from '#openapi/generated/client.ts'
import { CampaignFace } from '#src/goods/campaign-face.tsx'
import { Countdown } from '#src/goods/countdown.tsx'
import { PagedRows } from '#src/goods/paged-rows.tsx'
import { StoreCard } from '#src/goods/store-card.tsx'
import { useGo } from '#src/shop/overlay.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { CardProps } from '#ui/long-list.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { campaignHead, campaignPage } from './campaign-skeleton.tsx'

type Props = {
  campaign: CampaignDetails
  snapshot: SnapshotFrom<typeof pagedListMachine>
  stores: readonly Store[]
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
}

/** The campaign, the time it has left, and its stores, more of them as the end comes near. */
export function CampaignView({ campaign, snapshot, stores, send }: Props) {
  const { offers } = useWords()
  return (
    <div className={campaignPage}>
      <header className={campaignHead}>
        <CampaignFace campaign={campaign} first heading={<h1 className={title}>{campaign.title}</h1>} />
        <Countdown ends={campaign.end_date} over={offers.campaignOver()} />
      </header>
      <section>
        <SectionHeading>{offers.members()}</SectionHeading>
        <PagedRows
          look="stores"
          label={offers.members()}
          snapshot={snapshot}
          send={send}
          rows={stores}
          Card={MemberCard}
          nothing={<Nobody />}
        />
      </section>
    </div>
  )
}

const MemberCard = ({ row, first }: CardProps<Store>) => <StoreCard store={row} first={first} />

function Nobody() {
  const { offers } = useWords()
  const go = useGo()
  return (
    <EmptyState
      level={3}
      picture={<Art name="store" />}
      title={offers.noStores()}
      note={offers.noStoresNote()}
      action={
        <Button variant="outline" onClick={() => go('/campaigns')}>
          {offers.toCampaigns()}
        </Button>
      }
    />
  )
}

const title = css({ textStyle: { base: 'heading', md: 'headline' }, lineClamp: 2 })
