import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** The form that asks which order to follow, while its code loads. */
export const FindOrderSkeleton = () => (
  <Loading className={findPage}>
    <div className={findHead}>
      <Skeleton className={findPicture} />
      <HeadingSkeleton className={findTitle} width="200px" />
      <div className={findHint}>
        <Skeleton className={hintLines} width="320px" />
      </div>
    </div>
    <div className={findColumn}>
      <Skeleton height="69px" />
      <Skeleton height="69px" />
      <Skeleton height="52px" />
    </div>
  </Loading>
)

// The English note takes two lines, the Arabic note one.
const hintLines = css({ height: '[2lh]', '&:lang(ar)': { height: '[1lh]' } })
export const findPage = css({
  width: 'full',
  maxWidth: 'dialogMd',
  mx: 'auto',
  marginBlock: { base: '4', md: '12' },
  padding: { base: '0', sm: '8' },
  borderRadius: 'lg',
  sm: { bg: 'bg.surface', borderWidth: 'hairline', borderStyle: 'solid', borderColor: 'border.subtle' },
})
export const findHead = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  paddingBlockEnd: '6',
  textAlign: 'center',
})
export const findPicture = css({
  display: 'grid',
  placeItems: 'center',
  width: '24',
  height: '24',
  marginBlockEnd: '3',
  bg: 'accent.soft',
  borderRadius: 'full',
  '& img': { width: '16', height: '16' },
})
export const findTitle = css({ textStyle: 'headline' })
export const findHint = css({ textStyle: 'body', color: 'fg.muted', textWrap: 'balance' })
export const findColumn = css({ display: 'flex', flexDirection: 'column', gap: '4' })
