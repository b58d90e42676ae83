import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useDistance } from '#i18n/use-distance.ts'
import { draftAmounts } from '#machines/rules/order-draft.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import { walletOffer } from '#machines/rules/payment-offers.ts'
import { soldLines } from '#machines/rules/sold-lines.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SectionProps } from './checkout-props.ts'

type Props = Pick<SectionProps, 'draft'> & { onAskAgain: () => void }

/** Every part of the amount, and why it is what it is. */
export function MoneyLines({ draft, onAskAgain }: Props) {
  const { summary: texts } = useWords().checkout
  const { money, percent } = useFormats()
  const { kind, lines, store, config, coupon, order_type } = draft
  const isPricedLater = !partsOf[kind].payment
  const amounts = draftAmounts(draft)
  const wallet = amounts.final ? walletOffer(draft) : undefined
  const pieces = soldLines(lines).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <dl className={list}>
      {isPricedLater ? (
        <MoneyLine name={texts.medicines()}>
          <span className={why}>{texts.pricedLater()}</span>
        </MoneyLine>
      ) : (
        <MoneyLine name={texts.goods()} hint={texts.pieces({ count: pieces })}>
          {money(amounts.subtotal)}
        </MoneyLine>
      )}
      {amounts.discount > 0 && (
        <MoneyLine name={texts.discount()} hint={texts.discountNote()} saves>
          {money(-amounts.discount)}
        </MoneyLine>
      )}
      {amounts.couponDiscount > 0 && (
        <MoneyLine name={texts.coupon({ code: coupon.code })} saves>
          {money(-amounts.couponDiscount)}
        </MoneyLine>
      )}
      {amounts.welcomeDiscount > 0 && (
        <MoneyLine name={texts.welcome()} saves>
          {money(-amounts.welcomeDiscount)}
        </MoneyLine>
      )}
      {amounts.tax > 0 && (
        <MoneyLine name={texts.tax()} hint={texts.taxNote({ percent: percent(store.tax) })}>
          {money(amounts.tax)}
        </MoneyLine>
      )}
      {order_type === 'delivery' && <DeliveryLine draft={draft} onAskAgain={onAskAgain} />}
      {amounts.additional > 0 && (
        <MoneyLine name={config.additional_charge_name} hint={texts.additionalNote()}>
          {money(amounts.additional)}
        </MoneyLine>
      )}
      {amounts.tips > 0 && <MoneyLine name={texts.tips()}>{money(amounts.tips)}</MoneyLine>}
      <div className={totalLine} data-total>
        <dt>
          {isPricedLater ? texts.totalBefore() : texts.total()}
          {config.tax_included === 1 && <span className={why}>{texts.taxIncluded()}</span>}
        </dt>
        <dd aria-live="polite">
          {amounts.final ? money(amounts.amount) : <Skeleton shape="line" width="80px" />}
        </dd>
      </div>
      {wallet && wallet.use !== 'unused' && (
        <>
          <MoneyLine name={texts.wallet()}>{money(-wallet.paid)}</MoneyLine>
          <MoneyLine name={texts.rest()}>{money(wallet.rest)}</MoneyLine>
        </>
      )}
    </dl>
  )
}

function DeliveryLine({ draft, onAskAgain }: Props) {
  const { checkout, actions } = useWords()
  const { summary: texts } = checkout
  const { money, percent } = useFormats()
  const distanceOf = useDistance()
  const { fee, store, config, coupon } = draft
  const { subtotal, discount, delivery } = draftAmounts(draft)

  if (fee.type === 'measuring')
    return (
      <MoneyLine name={texts.delivery()} hint={texts.asking()}>
        <Skeleton shape="line" width="64px" />
      </MoneyLine>
    )
  if (fee.type === 'outside') return <MoneyLine name={texts.delivery()} hint={texts.outside()} />
  if (fee.type === 'unknown')
    return (
      <MoneyLine name={texts.delivery()} hint={texts.unknown()}>
        <Button size="sm" variant="outline" onClick={onAskAgain}>
          {actions.retry()}
        </Button>
      </MoneyLine>
    )

  const over = config.free_delivery_over
  const why =
    store.free_delivery === 1
      ? texts.freeOfStore()
      : over !== null && subtotal - discount >= over
        ? texts.freeOver({ amount: money(over) })
        : texts.freeByCoupon({ code: coupon.code })
  const distance = texts.distance({ distance: distanceOf(fee.quote.metres) })
  const busy = fee.quote.increased_delivery_fee
  return (
    <MoneyLine
      name={texts.delivery()}
      hint={
        delivery === 0
          ? why
          : [distance, busy > 0 && texts.busy({ percent: percent(busy) })].filter(Boolean).join(' · ')
      }
      saves={delivery === 0}
    >
      {delivery === 0 ? texts.free() : money(delivery)}
    </MoneyLine>
  )
}

export function MoneyLine({
  name,
  hint,
  saves = false,
  children,
}: {
  name: ReactNode
  hint?: ReactNode
  saves?: boolean
  children?: ReactNode
}) {
  return (
    <div className={line} data-saves={saves || undefined}>
      <dt>
        {name}
        {hint && <span className={why}>{hint}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'body' })
const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4',
  '& > dd': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
  '&[data-saves] > dd': { color: 'success.text' },
})
const why = css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })
export const totalLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlockStart: '3',
  marginBlockStart: '1',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'dashed',
  borderColor: 'border.default',
  textStyle: 'subtitle',
  '& > dd': { marginInlineStart: 'auto', textStyle: 'heading', figure: true },
})
