import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton, TextSkeleton } from '#ui/text-skeleton.tsx'

/** The page while its code loads. */
export const InterestsPageSkeleton = () => (
  <div className={interestsPage}>
    <div className={interestsHead}>
      <HeadingSkeleton className={interestsTitle} width="220px" />
      <TextSkeleton className={interestsHint} width="280px" />
    </div>
    <InterestsSkeleton />
  </div>
)

export const InterestsSkeleton = () => (
  <Loading className={interestsGrid}>
    <Repeat times={12}>
      <span className={interestsTile}>
        <span className={interestsRound}>
          <Skeleton shape="circle" ratio="1 / 1" />
        </span>
        <span className={interestsLabel}>
          <Skeleton height="12px" width="64px" />
        </span>
      </span>
    </Repeat>
  </Loading>
)

export const interestsPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  width: 'full',
  maxWidth: '[840px]',
  marginInline: 'auto',
  paddingBlock: { base: '4', md: '8' },
})
export const interestsHead = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  textAlign: { md: 'center' },
})
export const interestsTitle = css({ textStyle: { base: 'heading', md: 'headline' } })
export const interestsHint = css({ textStyle: 'body', color: 'fg.muted', marginInline: { md: 'auto' } })
export const interestsGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(6rem, 100%), 1fr))]',
  columnGap: '3',
  rowGap: { base: '4', md: '6' },
})
export const interestsTile = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  cursor: 'pointer',
})
export const interestsRound = css({
  position: 'relative',
  width: { base: '20', md: '24' },
  padding: '1',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: '[transparent]',
  borderRadius: 'full',
  transitionProperty: '[border-color]',
  transitionDuration: 'press',
  '& picture': { borderRadius: 'full' },
  ':checked + &': { borderColor: 'accent.solid' },
  'label:hover :not(:checked) + &': { borderColor: 'border.strong' },
  ':focus-visible + &': {
    outlineWidth: 'thick',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '[2px]',
  },
})
export const interestsLabel = css({
  textStyle: 'small',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ':checked ~ &': { fontWeight: 'medium', color: 'accent.text' },
})
