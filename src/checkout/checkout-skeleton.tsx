import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeadingSkeleton } from '#ui/section-heading-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export const CheckoutSkeleton = () => (
  <Loading className={page}>
    <SectionHeadingSkeleton width="136px" />
    <div className={columns}>
      <div className={column}>
        <Repeat times={4}>
          <Skeleton height="148px" />
        </Repeat>
      </div>
      <Skeleton height="520px" />
    </div>
  </Loading>
)

// As in <CheckoutView/>.
const page = css({ paddingBlockStart: { base: '4', md: '6' }, paddingBlockEnd: { base: '4', md: '12' } })
const columns = css({
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(340px, {sizes.summary})]' },
})
const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
