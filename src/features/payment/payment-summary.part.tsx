import { CircleAlert } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { PaymentFailure } from '#machines/rules/order-payment.ts'
import { paymentChoiceOf } from '#machines/rules/wallet-again.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { Deadline } from '#src/shared/countdown/deadline.part.tsx'
import { css } from '#styled/css/index.js'
import { payTitle } from './pay.skeleton.tsx'

type Props = { order: TrackedOrder; failure: PaymentFailure | undefined; usesWallet: boolean }

/** The amount to pay, the order, the deadline, and the reason why the last payment failed. */
export function PaymentSummary({ order, failure, usesWallet }: Props) {
  const { pay } = useWords()
  const { money } = useFormats()
  const reason = failure && pay.reasons[failure]
  return (
    <>
      <h1 className={payTitle}>{failure ? pay.failedTitle() : pay.title()}</h1>
      {reason && (
        <div className={alarm} role="alert">
          <CircleAlert aria-hidden="true" />
          <div>
            <p className={strong}>{reason.title()}</p>
            <p className={small}>{reason.next()}</p>
          </div>
        </div>
      )}
      <div className={box}>
        <p className={label}>{pay.amount()}</p>
        <p className={amount}>{money(paymentChoiceOf(order, order.payment_method, usesWallet).amount)}</p>
        <p className={label}>
          {order.store ? pay.from({ id: order.id, store: order.store.name }) : pay.order({ id: order.id })}
        </p>
        {order.payment_deadline && (
          <Deadline
            key={order.payment_deadline}
            ends={order.payment_deadline}
            text={(left) => pay.deadline({ left })}
            over={pay.deadlineOver()}
          />
        )}
      </div>
    </>
  )
}

const alarm = css({
  display: 'flex',
  gap: '3',
  padding: '4',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'md',
  '& > svg': { flexShrink: '0', width: '6', height: '6' },
})
const strong = css({ textStyle: 'bodyStrong' })
const small = css({ textStyle: 'small' })
const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
  containerType: 'inline-size',
})
const label = css({ textStyle: 'small', color: 'fg.muted' })
// The amount stays on one line where the text is large.
const amount = css({ textStyle: 'display', fontSize: '[min({fontSizes.3xl}, 12cqi)]', figure: true })
