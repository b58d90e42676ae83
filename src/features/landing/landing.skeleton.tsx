import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The landing page before its texts are there: the hero keeps its place. */
export const LandingSkeleton = () => (
  <Loading className={page}>
    <div className={hero}>
      <Skeleton height="100%" />
    </div>
    <Skeleton height="220px" />
  </Loading>
)

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '16' },
  paddingBlock: { base: '4', md: '6' },
})
const hero = css({ height: { base: '[560px]', md: '[460px]' }, '& > span': { borderRadius: 'lg' } })
