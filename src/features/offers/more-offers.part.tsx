import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { CAMPAIGNS } from '#src/navigation/pages.ts'
import { ItemCards } from '#src/shared/items/item-cards.part.tsx'
import { CampaignCard } from '#src/shared/offers/campaign-card.part.tsx'
import { basicCampaignsQuery } from '#src/shared/offers/campaigns.queries.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { useDiscounted } from './use-discounted.ts'

type Props = {
  /** The items that the page already shows. */
  shown?: readonly { item_id: number }[]
  /** The campaign of the page. */
  campaign?: number
  /** Items of these stores come first. */
  stores?: readonly { id: number }[]
}

/** What the customer can go on with: discounted items, and the other campaigns. */
export function MoreOffers({ shown = [], campaign, stores = [] }: Props) {
  const { offers } = useWords()
  const { api } = useShop()
  const where = useWhere()
  const all = useListPath()('search=special-offer&data_type=discounted')
  const discounted = useDiscounted()
  const { data: running = [] } = useQuery(basicCampaignsQuery(api, where))
  const isOfMember = (item: { store_id: number }) => stores.some(({ id }) => id === item.store_id)
  const others = discounted.filter(({ id }) => !shown.some(({ item_id }) => item_id === id))
  const items = [...others.filter(isOfMember), ...others.filter((item) => !isOfMember(item))]
  const campaigns = running.filter(({ id }) => id !== campaign)
  return (
    <>
      {items.length > 0 && (
        <section>
          <SectionHeading action={<ToAll href={all} of={offers.moreOffers()} />}>
            {offers.moreOffers()}
          </SectionHeading>
          <ItemCards label={offers.moreOffers()} items={items} />
        </section>
      )}
      {campaigns.length > 0 && (
        <section>
          <SectionHeading action={<ToAll href={CAMPAIGNS} of={offers.otherCampaigns()} />}>
            {offers.otherCampaigns()}
          </SectionHeading>
          <ScrollRow label={offers.otherCampaigns()}>
            {campaigns.map((other) => (
              <li key={other.id} className={cell}>
                <CampaignCard campaign={other} />
              </li>
            ))}
          </ScrollRow>
        </section>
      )}
    </>
  )
}

function ToAll({ href, of: name }: { href: string; of: string }) {
  const { actions } = useWords()
  return (
    <Link href={href} className={`${link()} ${wide}`} aria-label={`${actions.viewAll()}: ${name}`}>
      {actions.viewAll()}
    </Link>
  )
}

const wide = css({ display: 'inline-flex', alignItems: 'center', minHeight: '11' })
const cell = css({ display: 'grid', width: { base: '[min(320px, 86vw)]', sm: '[420px]', lg: '[620px]' } })
