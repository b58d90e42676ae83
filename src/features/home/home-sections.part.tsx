import { Suspense } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { css } from '#styled/css/index.js'
import { latePart } from '#ui/lazy-part.tsx'
import { Near } from '#ui/near.tsx'
import { Banners } from './banners.part.tsx'
import { Categories } from './categories.part.tsx'
import { SearchLink } from './search-link.part.tsx'
import { SectionSkeleton } from './section.skeleton.tsx'
import { PopularStores, SpecialOffer } from './sections.part.tsx'
import { Services } from './services.part.tsx'
import { words } from './words.ts'

const LaterSections = latePart(async () => {
  const [{ LaterSections }] = await Promise.all([
    import('./later-sections.part.tsx'),
    words('sections', 'offers'),
  ])
  return LaterSections
})
const ByPrescription = latePart(async () => {
  const [{ ByPrescription }] = await Promise.all([
    import('#src/shared/stores/by-prescription.part.tsx'),
    words('prescriptions'),
  ])
  return ByPrescription
})

/**
 * The first screen of a module's home: with food one thinks of restaurants first, with everything else of goods. What
 * follows comes when it is near (`later-sections.tsx`).
 */
export function HomeSections({ module_type }: { module_type: Exclude<Module['module_type'], 'parcel'> }) {
  const { home } = useWords()
  const { business_name, prescription_order_status } = useConfig()
  return (
    <div className={page}>
      <h1 className={title}>{home.title({ name: business_name })}</h1>
      <Services />
      <SearchLink module_type={module_type} />
      <Banners module_type={module_type} />
      <Categories />
      {module_type === 'pharmacy' && prescription_order_status === 1 && (
        <div className={prescription}>
          <Suspense fallback={null}>
            <ByPrescription />
          </Suspense>
        </div>
      )}
      {module_type === 'food' ? (
        <>
          <PopularStores module_type={module_type} />
          <Near height="360px">
            <SpecialOffer />
          </Near>
        </>
      ) : (
        <SpecialOffer />
      )}
      <Near height="1200px">
        <Suspense fallback={<LaterSkeleton />}>
          <LaterSections module_type={module_type} />
        </Suspense>
      </Near>
    </div>
  )
}

/** As high as the place that is kept: the gaps of the page between three sections. */
const LaterSkeleton = () => (
  <>
    <SectionSkeleton height="384px" />
    <SectionSkeleton height="384px" />
    <SectionSkeleton height="368px" />
  </>
)

const title = css({ srOnly: true })
// The height of the card, kept while its code is on its way.
const prescription = css({ minHeight: { base: '[84px]', md: '[76px]' } })
const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '3', sm: '6', md: '8' },
  paddingBlock: { base: '3', md: '6' },
})
