import { Bike } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { cancelTerms } from '#machines/orders/cancel-terms.ts'
import { DAYS_BACK } from '#machines/orders/order-money.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { MoneyBack } from './money-back.part.tsx'
import { noticeList, OrderNotice } from './order-note.part.tsx'

/** Before the press: what canceling costs and what comes back. */
export function CancelTerms({ order, fee }: { order: TrackedOrder; fee: number }) {
  const { parcel: words, back } = useWords().tracking.cancel
  const { money } = useFormats()
  const terms = cancelTerms(order, fee)
  if (terms.type === 'free') return <MoneyBack order={order} />
  return (
    <OrderNotice tone="warning" icon={<Bike aria-hidden="true" />}>
      {terms.type === 'fee' ? (
        <ul className={noticeList}>
          <li className={strong}>{words.fee({ fee: money(fee) })}</li>
          {terms.charged > 0 && <li>{words.charged({ amount: money(terms.charged) })}</li>}
          {terms.charged < fee && <li>{words.kept({ amount: money(fee - terms.charged) })}</li>}
          {terms.back.map(({ method, amount }) => (
            <li key={method}>{back.before[method]({ amount: money(amount), days: DAYS_BACK[method] })}</li>
          ))}
        </ul>
      ) : (
        <ul className={noticeList}>
          <li className={strong}>{words.back({ fee: money(fee) })}</li>
          {terms.due > 0 && <li>{words.due({ amount: money(terms.due) })}</li>}
          {terms.hasPaid && <li>{words.stays()}</li>}
        </ul>
      )}
    </OrderNotice>
  )
}

const strong = css({ textStyle: 'bodyStrong' })
