import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Order } from '#openapi/generated/client.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { BeforeDeadline } from '#src/shared/countdown/before-deadline.part.tsx'
import { Deadline } from '#src/shared/countdown/deadline.part.tsx'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'

/** The order waits for its payment, and the server cancels it without. */
export const isPaymentDue = ({ payment_deadline }: Pick<Order, 'payment_deadline'>): boolean =>
  payment_deadline !== null && payment_deadline !== undefined

type Props = {
  order: Order
  /** False where the page offers the payment elsewhere. */
  isLinked?: boolean
}

/** Tells that the order waits for its payment and until when, with a link to pay; renders nothing for other orders. */
export function PaymentDue({ order, isLinked = true }: Props) {
  const { due } = useWords().orders
  if (!order.payment_deadline) return null
  return (
    <div className={box}>
      <div className={texts}>
        <p className={strong}>
          {order.payment_method === 'offline_payment' ? due.transfer() : due.payment()}
        </p>
        <Deadline
          key={order.payment_deadline}
          ends={order.payment_deadline}
          text={(left) => due.deadline({ left })}
          over={due.over()}
        />
      </div>
      {isLinked && (
        <BeforeDeadline key={order.payment_deadline} ends={order.payment_deadline} over={null}>
          <Link href={payPath(order.id)} className={button({ size: 'md' })}>
            {due.pay()}
          </Link>
        </BeforeDeadline>
      )}
    </div>
  )
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '4',
  bg: 'warning.soft',
  borderRadius: 'md',
})
const texts = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })
const strong = css({ textStyle: 'bodyStrong' })
