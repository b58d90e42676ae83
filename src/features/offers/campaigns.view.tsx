import { useWords } from '#i18n/i18n.tsx'
import type { Campaign, Item } from '#openapi/generated/client.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { ProductGrid } from '#src/shared/items/product-grid.part.tsx'
import { ProductGridSkeleton } from '#src/shared/items/product-grid.skeleton.tsx'
import { CampaignCard } from '#src/shared/offers/campaign-card.part.tsx'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { campaignFaces, campaignsPage, campaignsTitle, FacesSkeleton } from './campaigns.skeleton.tsx'

/** A read, as far as a section shows it. */
type Reading<Row> = {
  data: readonly Row[] | undefined
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Both kinds of campaigns; each section is there for itself. */
export function CampaignsView({
  ofStores,
  ofItems,
}: {
  ofStores: Reading<Campaign>
  ofItems: Reading<Item>
}) {
  const { offers } = useWords()
  return (
    <div className={campaignsPage}>
      <h1 className={campaignsTitle}>{offers.campaigns()}</h1>
      {ofStores.data?.length === 0 && ofItems.data?.length === 0 && <Nothing />}
      {ofStores.data?.length !== 0 && (
        <section>
          <SectionHeading>{offers.ofStores()}</SectionHeading>
          <Failed reading={ofStores} />
          {ofStores.isPending && <FacesSkeleton />}
          {ofStores.data && (
            <ul className={campaignFaces} aria-label={offers.ofStores()}>
              {ofStores.data.map((campaign, index) => (
                <li key={campaign.id}>
                  <CampaignCard campaign={campaign} first={index === 0} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {ofItems.data?.length !== 0 && (
        <section>
          <SectionHeading>{offers.justForYou()}</SectionHeading>
          <Failed reading={ofItems} />
          {ofItems.isPending && <ProductGridSkeleton />}
          {ofItems.data && <ProductGrid items={ofItems.data} />}
        </section>
      )}
    </div>
  )
}

const Failed = ({ reading }: { reading: Reading<unknown> }) =>
  reading.isError && <ErrorState level={3} onRetry={() => reading.refetch()} retrying={reading.isFetching} />

function Nothing() {
  const { offers } = useWords()
  const go = useGo()
  const listPath = useListPath()
  return (
    <EmptyState
      picture={<Art name="party" />}
      title={offers.noCampaigns()}
      hint={offers.noCampaignsNote()}
      action={
        <Button onClick={() => go(listPath('search=special-offer&data_type=discounted'))}>
          {offers.toOffers()}
        </Button>
      }
    />
  )
}
