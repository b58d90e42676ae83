import { type ReactNode, Suspense } from 'react'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import { Opening } from '#src/core/opening.part.tsx'
import { useCustomerLocation, useModule } from '#src/core/where.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** Only visitors without location or module need this chunk. */
const Unchosen = lazyPart(async () => {
  const [{ Unchosen }] = await Promise.all([
    import('./unchosen-catalogue.part.tsx'),
    lazyNamespaces(pageLocale(), ['catalogue']),
  ])
  return Unchosen
})

/** Wraps every catalogue screen: a visitor without location or module sees the screen too, with a prompt for the location. */
export function Catalogue({ children }: { children: ReactNode }) {
  const location = useCustomerLocation()
  const module = useModule()
  if (location && module) return children
  return (
    <Suspense fallback={<Opening />}>
      <Unchosen>{children}</Unchosen>
    </Suspense>
  )
}
