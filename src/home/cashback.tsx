import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Cashback as Offer } from '#openapi/generated/client.ts'
import { useShop } from '#src/shop/shop.ts'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { Popover } from '#ui/popover.tsx'
import { cashbacksQuery } from './offers.queries.ts'

/** Floats over the home of whoever is signed in, as long as an offer holds (docs/spec.md §2, Cashback popup). */
export function Cashback() {
  const { sections } = useWords()
  const { data: offers } = useQuery(cashbacksQuery(useShop().api))
  const [isOpen, setOpen] = useState(false)
  if (!offers?.length) return null
  return (
    <div className={floating}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={sections.cashback.title()}
        trigger={
          <IconButton variant="floating" aria-label={sections.cashback.open()}>
            <HandCoins aria-hidden="true" />
          </IconButton>
        }
      >
        <ul className={list}>
          {offers.map((offer) => (
            <CashbackOffer key={offer.id} offer={offer} />
          ))}
        </ul>
      </Popover>
    </div>
  )
}

function CashbackOffer({ offer }: { offer: Offer }) {
  const { sections, offers } = useWords()
  const { money, percent, date } = useFormats()
  const { title, cashback_type, cashback_amount, min_purchase, max_discount, end_date } = offer
  const amount = cashback_type === 'percentage' ? percent(cashback_amount) : money(cashback_amount)
  return (
    <li className={entry}>
      <p className={back}>{sections.cashback.back({ amount })}</p>
      <p className={name}>{title}</p>
      <p className={terms}>
        {min_purchase > 0 && <span>{sections.orderFrom({ amount: money(min_purchase) })}</span>}
        {max_discount !== null && <span>{sections.atMost({ amount: money(max_discount) })}</span>}
        <span>{offers.until({ date: date(end_date) })}</span>
      </p>
    </li>
  )
}

const floating = css({
  position: 'fixed',
  insetInlineEnd: { base: '4', md: '6' },
  insetBlockEnd: { base: '[calc({sizes.tabBar} + 16px)]', lg: '6' },
  zIndex: 'sticky',
  // Clear of the modules' switcher, which stands at the edge from that width on.
  '@media (min-width: 1440px)': { insetInlineEnd: '[80px]' },
  _print: { display: 'none' },
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const entry = css({ padding: '3', bg: 'accent.soft', borderRadius: 'md' })
const back = css({ textStyle: 'subtitle', color: 'accent.text' })
const name = css({ textStyle: 'smallStrong' })
const terms = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'caption',
  color: 'fg.muted',
})
