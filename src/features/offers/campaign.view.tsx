import { Tag } from 'lucide-react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { clock } from '#browser/clock.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { CampaignDetails, Store } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useMinute } from '#src/core/shop-minute.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { CAMPAIGNS } from '#src/navigation/pages.ts'
import { connectCountdown } from '#src/shared/countdown/countdown.ports.ts'
import { CountdownView } from '#src/shared/countdown/countdown.view.tsx'
import { PagedRows } from '#src/shared/items/paged-rows.part.tsx'
import { CampaignFace } from '#src/shared/offers/campaign-face.part.tsx'
import { StoreCard } from '#src/shared/stores/store-card.part.tsx'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { CardProps } from '#ui/long-list.tsx'
import { Near } from '#ui/near.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { campaignHead, campaignPage } from './campaign.skeleton.tsx'
import { MoreOffers } from './more-offers.part.tsx'
import { savingAt } from './savings.ts'
import { useDiscounted } from './use-discounted.ts'

type Props = {
  campaign: CampaignDetails
  snapshot: SnapshotFrom<typeof pagedListMachine>
  stores: readonly Store[]
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
}

/**
 * The campaign with what it saves and the time it has left, and its stores, more of them as the end comes near; then what
 * the customer can go on with.
 */
export function CampaignView({ campaign, snapshot, stores, send }: Props) {
  const { offers } = useWords()
  return (
    <div className={campaignPage}>
      <Head key={campaign.end_date} campaign={campaign} stores={stores} />
      <section>
        <SectionHeading>{offers.members()}</SectionHeading>
        <PagedRows
          look="stores"
          label={offers.members()}
          snapshot={snapshot}
          send={send}
          rows={stores}
          Card={MemberCard}
          nothing={<NoStores />}
        />
      </section>
      <Near height="320px">
        <MoreOffers campaign={campaign.id} stores={stores} />
      </Near>
    </div>
  )
}

/** Renders every second; nothing of the page does but this. */
function Head({ campaign, stores }: Pick<Props, 'campaign' | 'stores'>) {
  const { offers } = useWords()
  const { percent } = useFormats()
  const { digit_after_decimal_point: digits } = useConfig()
  const ends = Date.parse(campaign.end_date)
  const { snapshot } = useFlow(() => connectCountdown(clock), { ends })
  // A prerendered page has no clock that runs yet.
  const isOver = useMinute() >= ends || snapshot.matches('over')
  const discounted = useDiscounted()
  const most = Math.max(0, ...stores.map((store) => savingAt(store, discounted, digits).percent))
  return (
    <header className={campaignHead}>
      <CampaignFace
        campaign={campaign}
        first
        heading={<h1 className={title}>{campaign.title}</h1>}
        isOver={isOver}
        saving={
          !isOver && most > 0 && <Badge tone="solid">{offers.saveUpTo({ percent: percent(most) })}</Badge>
        }
      />
      <CountdownView ends={campaign.end_date} over={offers.campaignOver()} snapshot={snapshot} />
    </header>
  )
}

function MemberCard({ row: store, first }: CardProps<Store>) {
  const { goods, offers } = useWords()
  const { percent } = useFormats()
  const { digit_after_decimal_point } = useConfig()
  const { percent: value, isOnAll } = savingAt(store, useDiscounted(), digit_after_decimal_point)
  const off = percent(value)
  return (
    <StoreCard
      store={store}
      first={first}
      action={
        value > 0 && (
          <p className={saving}>
            <Tag aria-hidden="true" />
            {isOnAll ? goods.off({ discount: off }) : offers.upTo({ percent: off })}
          </p>
        )
      }
    />
  )
}

function NoStores() {
  const { offers } = useWords()
  const go = useGo()
  return (
    <EmptyState
      level={3}
      picture={<Art name="store" />}
      title={offers.noStores()}
      hint={offers.noStoresNote()}
      action={
        <Button variant="outline" onClick={() => go(CAMPAIGNS)}>
          {offers.toCampaigns()}
        </Button>
      }
    />
  )
}

const saving = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  gridColumn: '[1 / -1]',
  textStyle: 'smallStrong',
  color: 'success.text',
  '& svg': { width: '[14px]', height: '[14px]', flexShrink: '0' },
})
const title = css({ textStyle: { base: 'heading', md: 'headline' }, lineClamp: 2 })
