import { Suspense } from 'react'
import { LiveOrder, type UnderWayProps } from '#src/live/live-order.tsx'
import { useToken } from '#src/shop/where.ts'
import { lateScreen } from '../lazy-screen.tsx'
import { ModuleSwitcher } from './module-switcher.tsx'

const ReviewPrompt = lateScreen(() => import('#src/reviews/review-prompt.screen.tsx'), 'rateOrder')

const UnderWay = lateScreen<UnderWayProps>(
  () => import('#src/live/under-way.screen.tsx'),
  'tracking',
  'orders',
)

/** The live order, the side switcher of wide screens, and what a customer is asked after a delivery. */
export function Screen() {
  const token = useToken()
  return (
    <>
      <LiveOrder underWay={UnderWay} />
      <ModuleSwitcher />
      {token !== null && (
        <Suspense fallback={null}>
          <ReviewPrompt key={token} />
        </Suspense>
      )}
    </>
  )
}
