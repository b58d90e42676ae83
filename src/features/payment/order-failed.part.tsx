import { useEffect, useState } from 'react'
import { useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { FailureDialog, OrderFailedView } from './order-failed.view.tsx'

/** docs/spec.md §9: the dialog comes this long after the screen. */
const FAILED_ORDER_DIALOG = 500

/** A payment that did not happen, of an order that the gateway does not name. */
export function OrderFailed({ flag }: { flag: 'fail' | 'cancel' }) {
  const go = useGo()
  const [agreeing, setAgreeing] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setAgreeing(true), FAILED_ORDER_DIALOG)
    return () => clearTimeout(timer)
  }, [])

  const leave = () => go(HOME, { replace: true })
  return (
    <>
      <OrderFailedView flag={flag} onLeave={leave} />
      <FailureDialog open={agreeing} flag={flag} onAgree={leave} onClose={() => setAgreeing(false)} />
    </>
  )
}
