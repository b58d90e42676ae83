import { Suspense } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useConfig } from '#src/shop/config.ts'
import { useToken } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { latePart } from '#ui/lazy-part.tsx'
import { Near } from '#ui/near.tsx'
import { Settled } from '#ui/settled.tsx'
import { Banners } from './banners.tsx'
import { Categories } from './categories.tsx'
import { SearchLink } from './search-link.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { PopularStores, SpecialOffer } from './sections.tsx'
import { words } from './words.ts'

const LaterSections = latePart(async () => {
  const [{ LaterSections }] = await Promise.all([import('./later-sections.tsx'), words('sections', 'offers')])
  return LaterSections
})
const ByPrescription = latePart(async () => {
  const [{ ByPrescription }] = await Promise.all([
    import('#src/goods/by-prescription.tsx'),
    words('prescriptions'),
  ])
  return ByPrescription
})
const Cashback = latePart(async () => {
  const [{ Cashback }] = await Promise.all([import('./cashback.tsx'), words('sections', 'offers')])
  return Cashback
})

/**
 * The first screen of a module's home: with food one thinks of restaurants first, with everything else of goods. What
 * follows comes when it is near (`later-sections.tsx`).
 */
export function HomeSections({ module_type }: { module_type: Exclude<Module['module_type'], 'parcel'> }) {
  const { home } = useWords()
  const { business_name, prescription_order_status } = useConfig()
  const isCustomer = useToken() !== null
  return (
    <div className={page}>
      <h1 className={title}>{home.title({ name: business_name })}</h1>
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
      {isCustomer && (
        <div className={offers}>
          <Settled>
            <Suspense fallback={null}>
              <Cashback />
            </Suspense>
          </Settled>
        </div>
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
const prescription = css({ minHeight: { base: '[92px]', md: '[76px]' } })
const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlock: { base: '3', md: '6' },
})
// The place of the cashback button, which floats on wide screens and takes none there.
const offers = css({ minHeight: '11', wide: { position: 'absolute', minHeight: '0' } })
