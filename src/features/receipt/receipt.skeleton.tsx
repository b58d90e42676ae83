import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Letterhead, lines and figures of a receipt on its way. */
export const ReceiptSkeleton = () => (
  <Loading className={column}>
    <Skeleton height="72px" />
    <Repeat times={3}>
      <Skeleton height="44px" />
    </Repeat>
    <Skeleton height="160px" />
  </Loading>
)

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
