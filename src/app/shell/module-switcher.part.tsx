import { Suspense, useSyncExternalStore } from 'react'
import { lateScreen } from '../lazy-screen.part.tsx'

const Switcher = lateScreen(() => import('#src/features/modules/module-switcher.screen.tsx'), 'modules')

/** Where the desktop layout starts (docs/spec.md §2, header). */
const wide = () => window.matchMedia('(min-width: 1180px)')

const onWidth = (listener: () => void) => {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The side switcher of wide screens; phones never fetch it. */
export function ModuleSwitcher() {
  const isWide = useSyncExternalStore(
    onWidth,
    () => wide().matches,
    () => false,
  )
  return <Suspense fallback={null}>{isWide && <Switcher />}</Suspense>
}
