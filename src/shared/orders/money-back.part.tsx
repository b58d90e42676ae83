import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { DAYS_BACK, isMoneyUnderway, moneyBackOf, moneyLines } from '#machines/orders/order-money.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { noticeList, OrderNotice } from './order-note.part.tsx'

/** Before the order is canceled: what would come back, which way and when. */
export function MoneyBack({ order }: { order: TrackedOrder }) {
  const { back } = useWords().tracking.cancel
  const { money } = useFormats()
  const parts = moneyBackOf(order)
  const isUnderway = isMoneyUnderway(order)
  return (
    <Box>
      {parts.map(({ method, amount }) => (
        <li key={method}>{back.before[method]({ amount: money(amount), days: DAYS_BACK[method] })}</li>
      ))}
      {parts.length === 0 && !isUnderway && <li>{back.nothing()}</li>}
      {isUnderway && <li>{back.underway()}</li>}
    </Box>
  )
}

/** Once the order has ended: what came back or is on its way; renders nothing where nothing was paid. */
export function MoneyReturned({ order }: { order: TrackedOrder }) {
  const { back } = useWords().tracking.cancel
  const { money } = useFormats()
  const parts = moneyLines(order).filter(({ type }) => type === 'returned' || type === 'returning')
  const hasEnded = order.order_status === 'canceled' || order.order_status === 'refunded'
  if (!hasEnded || parts.length === 0) return null
  return (
    <Box>
      {parts.map(({ type, method, amount, at }) => {
        const texts = type === 'returned' ? back.done : back.coming
        return (
          <li key={`${type} ${method} ${at}`}>
            {texts[method]({ amount: money(amount), days: DAYS_BACK[method] })}
          </li>
        )
      })}
    </Box>
  )
}

const Box = ({ children }: { children: ReactNode }) => (
  <OrderNotice tone="success" icon={<Undo2 aria-hidden="true" />}>
    <ul className={noticeList}>{children}</ul>
  </OrderNotice>
)
