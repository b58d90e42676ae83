import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** A section of the home whose code is still loading: its heading, and the height that is kept for it. */
export const SectionSkeleton = ({ height }: { height: `${number}px` }) => (
  <Loading className={section} style={{ height }}>
    <Skeleton height="28px" width="40%" />
    <Skeleton className={body} />
  </Loading>
)

const section = css({ display: 'flex', flexDirection: 'column', gap: '4', overflow: 'hidden' })
const body = css({ flex: '1' })
