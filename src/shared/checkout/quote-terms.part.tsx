import { useFormats, useWords } from '#i18n/i18n.tsx'
import { differenceOf, type OrderPrice } from '#machines/rules/order-price.ts'
import type { Quote } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { notice } from './notice.ts'

/** Until when the price on show holds, and one press to renew it afterwards. */
export function QuoteTerms({ price, onRenew }: { price: OrderPrice; onRenew: () => void }) {
  const { quote: texts } = useWords().checkout
  const { time } = useFormats()
  switch (price.type) {
    case 'asking':
      return <p className={quiet}>{texts.asking()}</p>
    case 'known':
      return <p className={quiet}>{texts.until({ time: time(price.quote.expires_at) })}</p>
    case 'renewing':
      return <p className={quiet}>{texts.renewing()}</p>
    case 'expired':
      return (
        <div className={expired} role="alert">
          <p>{texts.expired()}</p>
          <Button size="sm" variant="outline" onClick={onRenew}>
            {texts.renew()}
          </Button>
        </div>
      )
    default:
      return null
  }
}

/** What a renewed quote costs more or less than the one before. */
export function QuoteDifference({ quote }: { quote: Quote }) {
  const { quote: texts } = useWords().checkout
  const { money } = useFormats()
  if (quote.previous_total === null) return null
  const difference = differenceOf(quote)
  if (difference === 0) return <p className={notice.warning}>{texts.same()}</p>
  const amount = money(Math.abs(difference))
  return (
    <p className={notice.warning}>{difference > 0 ? texts.dearer({ amount }) : texts.cheaper({ amount })}</p>
  )
}

const quiet = css({ textStyle: 'small', color: 'fg.muted' })
const expired = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  textStyle: 'bodyStrong',
})
