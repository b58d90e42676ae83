import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useDistance } from '#i18n/use-distance.ts'
import { quoteIn } from '#machines/rules/order-price.ts'
import { openOf, type ParcelDraft, payableParcel } from '#machines/rules/parcel-draft.ts'
import { walletUse } from '#machines/rules/payable.ts'
import { isSameDoor } from '#machines/rules/same-door.ts'
import type { Quote, QuoteLine } from '#openapi/generated/client.ts'
import { MoneyLine, totalLine } from '#src/shared/checkout/money-lines.part.tsx'
import { notice } from '#src/shared/checkout/notice.ts'
import { QuoteDifference, QuoteTerms } from '#src/shared/checkout/quote-terms.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { draft: ParcelDraft; onRenew: () => void }

/**
 * The price with its formula as soon as both ends and the kind are known, and until when it holds. Of a parcel whose size is
 * open it is the price of the smallest size.
 */
export function Price({ draft, onRenew }: Props) {
  const { sendParcel, actions } = useWords()
  const { price: texts } = sendParcel
  const { price } = draft
  if (price.type === 'incomplete')
    return <p className={quiet}>{isSameDoor(draft) ? texts.refused() : texts.before()}</p>
  if (openOf(draft) === 'kind' && price.type !== 'refused') return <p className={quiet}>{texts.before()}</p>
  if (price.type === 'asking')
    return (
      <div className={column} aria-live="polite">
        <QuoteTerms price={price} onRenew={onRenew} />
        <Skeleton height="96px" />
      </div>
    )
  if (price.type === 'refused')
    return (
      <div className={column} role="status">
        <p className={quiet}>{texts.refused()}</p>
        <OtherRefusals draft={draft} onRenew={onRenew} />
      </div>
    )
  if (price.type === 'unknown')
    return (
      <div className={column} role="alert">
        <p>{texts.unknown()}</p>
        <Button size="sm" variant="outline" onClick={onRenew}>
          {actions.retry()}
        </Button>
      </div>
    )
  return <Quoted draft={draft} onRenew={onRenew} />
}

/** What the server refuses of the price beside the ends, which say it themselves; it may not hold a minute later. */
function OtherRefusals({ draft: { price }, onRenew }: Props) {
  const { actions } = useWords()
  if (price.type !== 'refused') return null
  const others = price.refusals.filter(({ code }) => code !== 'origin' && code !== 'destination')
  if (others.length === 0) return null
  return (
    <>
      {others.map(({ code, message }) => (
        <p key={code} className={notice.danger}>
          {message}
        </p>
      ))}
      <Button size="sm" variant="outline" onClick={onRenew}>
        {actions.retry()}
      </Button>
    </>
  )
}

function Quoted({ draft, onRenew }: Props) {
  const { price: texts } = useWords().sendParcel
  const { money } = useFormats()
  const { price } = draft
  const quote = quoteIn(draft.price)!
  const wallet = walletUse(payableParcel(draft))
  const isFrom = openOf(draft) === 'size'
  return (
    <div className={column} aria-live="polite">
      <QuoteDifference quote={quote} />
      <dl className={column} data-stale={price.type !== 'known' || undefined}>
        {quote.lines.map((line) => (
          <PriceLine key={line.key} quote={quote} line={line} />
        ))}
        <div className={totalLine}>
          <dt>{isFrom ? texts.from() : texts.total()}</dt>
          <dd>{money(quote.total)}</dd>
        </div>
        {wallet && wallet.use !== 'unused' && (
          <>
            <MoneyLine name={texts.wallet()}>{money(-wallet.paid)}</MoneyLine>
            <MoneyLine name={texts.rest()}>{money(wallet.rest)}</MoneyLine>
          </>
        )}
      </dl>
      {isFrom && <p className={quiet}>{texts.smallest()}</p>}
      <QuoteTerms price={price} onRenew={onRenew} />
    </div>
  )
}

function PriceLine({ quote, line: { key, name, amount } }: { quote: Quote; line: QuoteLine }) {
  const { price: texts } = useWords().sendParcel
  const { money } = useFormats()
  const names: Record<string, () => ReactNode> = {
    delivery: texts.delivery,
    size: () => texts.size({ name: name ?? '' }),
    tips: texts.tips,
    tax: texts.tax,
  }
  return (
    <MoneyLine
      name={(names[key] ?? (() => name ?? texts.other()))()}
      hint={key === 'delivery' ? <Formula quote={quote} /> : undefined}
    >
      {money(amount)}
    </MoneyLine>
  )
}

/** How the fee for the way comes about (docs/contract.md §1). */
function Formula({ quote: { delivery_fee: fee } }: { quote: Quote }) {
  const { price: texts } = useWords().sendParcel
  const { money, percent } = useFormats()
  const distanceOf = useDistance()
  if (!fee) return null
  const isLess = fee.distance_charge < fee.minimum_shipping_charge
  const isMore = fee.maximum_shipping_charge !== null && fee.distance_charge > fee.maximum_shipping_charge
  const sentences = [
    texts.formula({
      distance: distanceOf(fee.distance * 1000),
      perKm: money(fee.per_km_shipping_charge),
      amount: money(fee.distance_charge),
    }),
    isLess && texts.minimum({ amount: money(fee.minimum_shipping_charge) }),
    isMore && texts.maximum({ amount: money(fee.maximum_shipping_charge!) }),
    fee.increased_delivery_charge > 0 && texts.busy({ percent: percent(fee.increased_delivery_fee) }),
  ]
  return sentences.map(
    (sentence) =>
      sentence && (
        <span key={sentence} className={line}>
          {sentence}
        </span>
      ),
  )
}

const line = css({ display: 'block' })
const quiet = css({ textStyle: 'small', color: 'fg.muted' })
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  '&[data-stale]': { color: 'fg.muted' },
})
