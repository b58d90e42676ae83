import { useEffect, useState } from 'react'
import { useGo } from '#src/shop/overlay.ts'
import { orderOfToken } from '#src/shop/payment-token.ts'
import { FailureDialog, OrderFailedView } from './order-failed.view.tsx'

/** docs/spec.md §9: the dialog comes this long after the screen. */
const FAILED_ORDER_DIALOG = 500

/** Where a payment page sends a customer whose payment did not happen. */
export function OrderFailed({ flag, token }: { flag: 'fail' | 'cancel'; token: string | null }) {
  const go = useGo()
  const [agreeing, setAgreeing] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setAgreeing(true), FAILED_ORDER_DIALOG)
    return () => clearTimeout(timer)
  }, [])

  const leave = () => go('/home', { replace: true })
  return (
    <>
      <OrderFailedView flag={flag} onLeave={leave} />
      <FailureDialog
        open={agreeing}
        flag={flag}
        order_id={orderOfToken(token)}
        onAgree={leave}
        onClose={() => setAgreeing(false)}
      />
    </>
  )
}
