import { Fragment, Suspense } from 'react'
import { useToken } from '#src/core/where.ts'
import { InterestQuestion } from '#src/features/account/interest-question.part.tsx'
import { LiveOrder, type RunningOrderProps } from '#src/features/live/live-order.part.tsx'
import { lateScreen } from '../lazy-screen.part.tsx'
import { ModuleSwitcher } from './module-switcher.part.tsx'

const ChooseCart = lateScreen(() => import('#src/features/cart/choose-cart.screen.tsx'), 'shellLater')

const ReviewPrompt = lateScreen(() => import('#src/features/reviews/review-prompt.screen.tsx'), 'rateOrder')

const RunningOrder = lateScreen<RunningOrderProps>(
  () => import('#src/features/live/under-way.screen.tsx'),
  'tracking',
  'orders',
)

/** The live order, the side switcher of wide screens, and what a customer is asked: which of two carts stays, and how a delivery was. */
function RestScreen() {
  const token = useToken()
  return (
    <>
      <LiveOrder runningOrder={RunningOrder} />
      <ModuleSwitcher />
      {token !== null && (
        <Fragment key={token}>
          <InterestQuestion />
          <Suspense fallback={null}>
            <ChooseCart />
          </Suspense>
          <Suspense fallback={null}>
            <ReviewPrompt />
          </Suspense>
        </Fragment>
      )}
    </>
  )
}

export { RestScreen as Screen }
