import { useModule } from '#src/core/where.ts'
import { css } from '#styled/css/index.js'
import { CarouselSkeleton } from '#ui/carousel.tsx'
import { GeneralSkeleton } from '#ui/general-skeleton.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeadingSkeleton } from '#ui/section-heading-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lowHeading } from './row-section.part.tsx'

/** Of all homes only that of parcels loads its code later. */
export const HomeSkeleton = () =>
  useModule()?.module_type === 'parcel' ? <ParcelSkeleton /> : <GeneralSkeleton />

/** The home of parcels while its code loads: the banner, the kinds of parcels, and the form that finds one. */
const ParcelSkeleton = () => (
  <Loading className={parcelPage}>
    <Skeleton className={services} />
    <CarouselSkeleton
      dots
      perView={{ base: 1, md: 1, lg: 1 }}
      slides={[{ key: '0', content: <Skeleton ratio="4 / 1" /> }]}
    />
    <section>
      <SectionHeadingSkeleton width="200px" className={lowHeading} />
      <ParcelKindsSkeleton />
    </section>
    <Skeleton height="300px" />
  </Loading>
)

/** The kinds of parcels while they load. */
export const ParcelKindsSkeleton = () => (
  <div className={parcelKinds}>
    <Repeat times={8}>
      <Skeleton height="106px" />
    </Repeat>
  </div>
)

const services = css({ height: '18', display: { lg: 'none' } })
export const parcelPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlock: { base: '4', md: '6' },
})
export const parcelKinds = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 260px), 1fr))]',
  gap: { base: '3', md: '4' },
})
