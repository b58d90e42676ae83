import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeadingSkeleton } from '#ui/section-heading-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The profile while its code loads: the links to its pages, and one of these pages. */
export const ProfileSkeleton = () => (
  <Loading className={profileFrame}>
    <Skeleton className={profileBack} />
    <Side />
    <div className={profileContent}>
      <ProfilePage />
    </div>
  </Loading>
)

/** The settings while their code loads. */
export const SettingsSkeleton = () => (
  <Loading className={profileFrame}>
    <Side />
    <div className={profileContent}>
      <SettingsPage />
    </div>
  </Loading>
)

/** The settings while their code loads, beside the links. */
export const SettingsPageSkeleton = () => (
  <Loading>
    <SettingsPage />
  </Loading>
)

const Side = () => (
  <div className={profileSide}>
    <Skeleton height="64px" />
    <div className={profileLinks}>
      <Repeat times={9}>
        <Skeleton height="44px" />
      </Repeat>
    </div>
  </div>
)

const SettingsPage = () => (
  <>
    <SectionHeadingSkeleton width="136px" />
    <div className={groups}>
      <Skeleton height="172px" />
      <Repeat times={2}>
        <Skeleton height="280px" />
      </Repeat>
    </div>
  </>
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

const rows = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const groups = css({ display: 'flex', flexDirection: 'column', gap: '6' })
export const profileFrame = css({
  display: 'grid',
  gap: { base: '4', lg: '8' },
  gridTemplateColumns: { lg: '[272px minmax(0, 1fr)]' },
  alignItems: 'start',
  paddingBlock: { base: '4', lg: '8' },
  _print: { display: 'block', paddingBlock: '0' },
})
/** On small screens, back to the settings. */
export const profileBack = css({
  display: { base: 'inline-flex', lg: 'none' },
  alignItems: 'center',
  justifySelf: 'start',
  gap: '1',
  minWidth: '24',
  minHeight: '11',
  marginBlock: '1',
  textStyle: 'bodyStrong',
  color: 'accent.text',
  '& svg': { width: '5', height: '5' },
  _print: { display: 'none' },
})
export const profileSide = css({
  display: { base: 'none', lg: 'flex' },
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  position: 'sticky',
  insetBlockStart: '[calc({sizes.headerWide} + 32px)]',
  padding: '4',
  layerStyle: 'panel',
  _print: { display: 'none' },
})
export const profileLinks = css({ display: 'flex', flexDirection: 'column', gap: '1' })
export const profileNarrowOnly = css({ display: { lg: 'none' } })
export const profileContent = css({ minWidth: '0' })
