import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { failureOf } from '#machines/rules/order-payment.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { ORDERS } from '#src/navigation/order-path.ts'
import { OrderNotice } from '#src/shared/orders/order-note.part.tsx'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { payPage } from './pay.skeleton.tsx'
import { PaymentSummary } from './payment-summary.part.tsx'

type ElsewhereProps = {
  /** Undefined for a signed-in customer. */
  signInPath: string | undefined
  /** The form that asks for the phone of the order. */
  children: ReactNode
}

/** An order that this browser did not place, before its phone is known. */
export function ElsewhereView({ signInPath, children }: ElsewhereProps) {
  const { elsewhere } = useWords().pay
  return (
    <>
      <div className={above}>
        <OrderNotice tone="quiet" icon={<Info aria-hidden="true" />}>
          <p>{signInPath ? elsewhere.note() : elsewhere.signedIn()}</p>
        </OrderNotice>
      </div>
      {children}
      <p className={below}>
        <Link href={signInPath ?? ORDERS} className={link()}>
          {signInPath ? elsewhere.signIn() : elsewhere.orders()}
        </Link>
      </p>
    </>
  )
}

/** The amount to pay, while only the ID and phone of the order are known; `children` leads to the payment. */
export const UnprovenPayView = ({ order, children }: { order: TrackedOrder; children: ReactNode }) => (
  <div className={payPage}>
    <PaymentSummary order={order} failure={failureOf(order, 'later')} usesWallet={false} />
    {children}
  </div>
)

const above = css({ width: 'full', maxWidth: 'dialogMd', mx: 'auto', marginBlockStart: '4' })
const below = css({ paddingBlockEnd: '8', textAlign: 'center' })
