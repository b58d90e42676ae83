import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { DAYS_BACK, isMoneyUnderway, moneyBackOf, moneyLines } from '#machines/rules/order-money.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** Before the order is canceled: what would come back, which way and when. */
export function MoneyBack({ order }: { order: TrackedOrder }) {
  const { back } = useWords().tracking.cancel
  const { money } = useFormats()
  const parts = moneyBackOf(order)
  const isUnderway = isMoneyUnderway(order)
  return (
    <Box>
      {parts.map(({ way, amount }) => (
        <li key={way}>{back.before[way]({ amount: money(amount), days: DAYS_BACK[way] })}</li>
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
      {parts.map(({ type, way, amount, at }) => {
        const texts = type === 'returned' ? back.done : back.coming
        return (
          <li key={`${type} ${way} ${at}`}>{texts[way]({ amount: money(amount), days: DAYS_BACK[way] })}</li>
        )
      })}
    </Box>
  )
}

const Box = ({ children }: { children: ReactNode }) => (
  <div className={box}>
    <Undo2 aria-hidden="true" />
    <ul className={list}>{children}</ul>
  </div>
)

const box = css({
  display: 'flex',
  gap: '3',
  padding: '3',
  textStyle: 'body',
  color: 'success.text',
  bg: 'success.soft',
  borderRadius: 'sm',
  '& > svg': {
    flexShrink: '0',
    width: '5',
    height: '5',
    marginBlockStart: '[2px]',
    _rtl: { scale: '[-1 1]' },
  },
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })
