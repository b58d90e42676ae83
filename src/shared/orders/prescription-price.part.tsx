import { useFormats, useWords } from '#i18n/i18n.tsx'
import { awaitsAcceptance, awaitsPrice } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/**
 * Says that a prescription is being priced, then its price, for as long as the customer can still cancel. `AcceptPrice`
 * takes its place for the owner while the price waits.
 */
export function PrescriptionPrice({ order }: { order: TrackedOrder }) {
  const { prescription: texts } = useWords().orders
  const { money } = useFormats()
  if (order.prescription_order !== 1 || order.order_status !== 'pending') return null
  const amount = money(order.order_amount)
  return (
    <p className={box} role="status">
      {awaitsPrice(order)
        ? texts.pricing()
        : texts[awaitsAcceptance(order) ? 'unanswered' : 'priced']({ amount })}
    </p>
  )
}

const box = css({ padding: '4', textStyle: 'body', bg: 'accent.soft', borderRadius: 'md' })
