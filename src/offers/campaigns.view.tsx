import { useWords } from '#i18n/i18n.tsx'
import type { Campaign, Item } from '#openapi/generated/client.ts'
import { CampaignCard } from '#src/goods/campaign-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '#src/goods/product-grid.tsx'
import { useListPath } from '#src/shop/list-path.ts'
import { useGo } from '#src/shop/overlay.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

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
    <div className={page}>
      <h1 className={title}>{offers.campaigns()}</h1>
      {ofStores.data?.length === 0 && ofItems.data?.length === 0 && <Nothing />}
      {ofStores.data?.length !== 0 && (
        <section>
          <SectionHeading>{offers.ofStores()}</SectionHeading>
          <Failed reading={ofStores} />
          {ofStores.isPending && (
            <Loading className={faces}>
              <Repeat times={2}>
                <Skeleton height="192px" />
              </Repeat>
            </Loading>
          )}
          {ofStores.data && (
            <ul className={faces} aria-label={offers.ofStores()}>
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
      note={offers.noCampaignsNote()}
      action={
        <Button onClick={() => go(listPath('search=special-offer&data_type=discounted'))}>
          {offers.toOffers()}
        </Button>
      }
    />
  )
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlock: { base: '4', md: '6' },
})
const title = css({ textStyle: { base: 'heading', md: 'headline' } })
const faces = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: { base: '3', md: '4' },
})
