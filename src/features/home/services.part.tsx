import { Suspense } from 'react'
import { whenIdle } from '#browser/idle.ts'
import { css } from '#styled/css/index.js'
import { latePart } from '#ui/lazy-part.tsx'
import { words } from './words.ts'

// The server prerenders the switch; the browser hydrates it once the first load is over.
const ServiceSwitch = latePart(async () => {
  if (typeof window === 'object') await new Promise<void>((go) => whenIdle(window, go))
  const [{ ServiceSwitch }] = await Promise.all([
    import('./service-switch.part.tsx'),
    words('modules', 'sections', 'offers'),
  ])
  return ServiceSwitch
})

/** The place of the services at the top of every home; it is as high as they are. */
export const Services = () => (
  <div className={slot}>
    <Suspense fallback={null}>
      <ServiceSwitch />
    </Suspense>
  </div>
)

const slot = css({ minHeight: '18', lg: { display: 'contents' } })
