import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Campaign, Item } from '#openapi/generated/client.ts'
import { ProductGrid, ProductGridSkeleton } from '#src/goods/product-grid.tsx'
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
import { CampaignFace } from './campaign-face.tsx'

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
                <Entry key={campaign.id} campaign={campaign} isFirst={index === 0} />
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

function Entry({ campaign, isFirst }: { campaign: Campaign; isFirst: boolean }) {
  const { slug, id, module_id } = campaign
  return (
    <li className={entry}>
      <CampaignFace
        campaign={campaign}
        first={isFirst}
        heading={
          <h3 className={name}>
            <Link href={`/campaigns/${slug || id}?module_id=${module_id}`} className={cover}>
              {campaign.title}
            </Link>
          </h3>
        }
      />
    </li>
  )
}

function Nothing() {
  const { offers } = useWords()
  const go = useGo()
  return (
    <EmptyState
      picture={<Art name="party" />}
      title={offers.noCampaigns()}
      note={offers.noCampaignsNote()}
      action={
        <Button onClick={() => go('/home?search=special-offer&data_type=discounted')}>
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
const entry = css({
  position: 'relative',
  borderRadius: 'lg',
  transitionProperty: '[box-shadow]',
  transitionDuration: 'enter',
  _hover: { boxShadow: 'rest' },
})
const name = css({ textStyle: { base: 'title', md: 'heading' }, lineClamp: 2 })
const cover = css({ _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } })
