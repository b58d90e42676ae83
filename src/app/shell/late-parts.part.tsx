import { Suspense } from 'react'
import { Settled } from '#ui/settled.tsx'
import { lateScreen } from '../lazy-screen.part.tsx'

const Rest = lateScreen(() => import('./rest.screen.tsx'), 'shellLater')

/** What stands around every screen once the first load is over. */
export const LateParts = () => (
  <Suspense fallback={null}>
    <Settled>
      <Rest />
    </Settled>
  </Suspense>
)
