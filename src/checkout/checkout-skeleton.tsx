import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export const CheckoutSkeleton = () => (
  <Loading className={columns}>
    <div className={column}>
      <Repeat times={4}>
        <Skeleton height="148px" />
      </Repeat>
    </div>
    <Skeleton height="520px" />
  </Loading>
)

const columns = css({
  display: 'grid',
  gap: { base: '4', md: '6' },
  paddingBlock: '16',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(340px, 400px)]' },
})
const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
