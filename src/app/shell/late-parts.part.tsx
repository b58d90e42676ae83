import { Suspense } from 'react'
import { useShop } from '#src/core/shop.ts'
import { Settled } from '#ui/settled.tsx'
import { lateScreen } from '../lazy-screen.part.tsx'

const Rest = lateScreen(() => import('./rest.screen.tsx'), 'shellLater')

/** What stands around every screen once the first load is over, or with the first screen while an order is under way. */
export const LateParts = () => (
  <Suspense fallback={null}>
    <Settled now={useShop().storage.read('orderUnderWay')}>
      <Rest />
    </Settled>
  </Suspense>
)
