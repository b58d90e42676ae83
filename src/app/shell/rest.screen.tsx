import { Suspense } from 'react'
import { PaymentReminder } from '#src/pay/payment-reminder.tsx'
import { useToken } from '#src/shop/where.ts'
import { lateScreen } from '../lazy-screen.tsx'
import { ModuleSwitcher } from './module-switcher.tsx'

const ReviewPrompt = lateScreen(() => import('#src/reviews/review-prompt.screen.tsx'), 'rateOrder')

/** The reminder of a payment, the side switcher of wide screens, and what a customer is asked after a delivery. */
export function Screen() {
  const token = useToken()
  return (
    <>
      <PaymentReminder />
      <ModuleSwitcher />
      {token !== null && (
        <Suspense fallback={null}>
          <ReviewPrompt key={token} />
        </Suspense>
      )}
    </>
  )
}
