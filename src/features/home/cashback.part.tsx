import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Cashback as Offer } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'
import { cashbacksQuery } from './offers.queries.ts'

/** The button that opens the cashback offers of a signed-in customer, as a card (docs/spec.md §2, Cashback popup). */
export const Cashback = () => <CashbackButton className={inPage} />

/** The same button beside wide pages, where it floats. */
export const FloatingCashback = () => <CashbackButton className={floating} />

function CashbackButton({ className }: { className: string }) {
  const { sections } = useWords()
  const { data: offers } = useQuery(cashbacksQuery(useShop().api))
  const [isOpen, setOpen] = useState(false)
  if (!offers?.length) return null
  return (
    <div className={className}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={sections.cashback.title()}
        trigger={
          <Button variant="outline" className={button}>
            <HandCoins aria-hidden="true" />
            <span className={label}>{sections.cashback.open()}</span>
          </Button>
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

const inPage = css({
  display: 'grid',
  bg: 'accent.soft',
  borderRadius: 'md',
  _print: { display: 'none' },
  // The card is the button.
  '& > button': { height: 'full', borderColor: 'accent.edge', color: 'accent.text' },
})
// It floats only beside the content, where it covers nothing. It stands above the bar of an order before that comes, so
// that it never moves away from a press.
const floating = css({
  display: { base: 'none', wide: 'block' },
  position: 'fixed',
  insetInlineEnd: '6',
  insetBlockEnd: '[calc({spacing.6} + max({sizes.12} + 1px, var(--live, 0px)))]',
  zIndex: 'sticky',
  _print: { display: 'none' },
})
const button = css({
  width: { base: 'full', wide: '12' },
  height: { wide: '12' },
  px: { wide: '0' },
  borderRadius: { wide: 'full' },
  boxShadow: { wide: 'lifted' },
})
const label = css({ srOnly: { base: false, wide: true } })
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
