import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeadingSkeleton } from '#ui/section-heading-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The profile while its code loads: the links to its pages, and one of these pages. */
export const ProfileSkeleton = () => (
  <Loading className={profileFrame}>
    <div className={profileSide}>
      <Skeleton height="64px" className={profileWideOnly} />
      <div className={profileLinks}>
        <Repeat times={6}>
          <Skeleton className={entry} />
        </Repeat>
      </div>
    </div>
    <div className={profileContent}>
      <ProfilePage />
    </div>
  </Loading>
)

/** One page of the profile while its code loads, beside the links. */
export const ProfilePageSkeleton = () => (
  <Loading>
    <ProfilePage />
  </Loading>
)

const ProfilePage = () => (
  <>
    <SectionHeadingSkeleton width="136px" />
    <div className={rows}>
      <Repeat times={4}>
        <Skeleton height="118px" />
      </Repeat>
    </div>
  </>
)

const entry = css({ flexShrink: '0', width: { base: '32', lg: 'full' }, height: '11' })
const rows = css({ display: 'flex', flexDirection: 'column', gap: '3' })
export const profileFrame = css({
  display: 'grid',
  gap: { base: '4', lg: '8' },
  gridTemplateColumns: { lg: '[272px minmax(0, 1fr)]' },
  alignItems: 'start',
  paddingBlock: { base: '4', lg: '8' },
  _print: { display: 'block', paddingBlock: '0' },
})
export const profileSide = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  lg: {
    position: 'sticky',
    insetBlockStart: '[calc({sizes.headerWide} + 32px)]',
    padding: '4',
    layerStyle: 'panel',
  },
  _print: { display: 'none' },
})
export const profileLinks = css({
  display: 'flex',
  flexDirection: { lg: 'column' },
  gap: { base: '2', lg: '1' },
  overflowX: { base: 'auto', lg: 'visible' },
  scrollbarWidth: '[none]',
  marginInline: { base: '-4', md: '-6', lg: '0' },
  paddingInline: { base: '4', md: '6', lg: '0' },
  paddingBlock: { base: '1', lg: '0' },
})
export const profileWideOnly = css({ display: { base: 'none', lg: 'flex' } })
export const profileContent = css({ minWidth: '0' })
