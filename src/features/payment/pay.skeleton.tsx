import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

/** An order to be paid while its code or its data loads: the amount, the button, and the other ways to pay. */
export const PaySkeleton = () => (
  <Loading className={payPage}>
    <HeadingSkeleton className={payTitle} width="200px" />
    <Skeleton className={sum} />
    <Skeleton height="52px" />
    <div>
      <HeadingSkeleton className={payHeading} width="160px" />
      <div className={paymentMethods}>
        <Repeat times={2}>
          <Skeleton height="66px" />
        </Repeat>
      </div>
    </div>
  </Loading>
)

export const payPage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: 'full',
  maxWidth: '[560px]',
  mx: 'auto',
  paddingBlockStart: { base: '4', md: '8' },
  paddingBlockEnd: '12',
})
export const payTitle = css({ textStyle: 'title' })
export const payHeading = css({ textStyle: 'subtitle', marginBlock: '2' })
export const paymentMethods = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const sum = css({ height: { base: '[146px]', md: '[154px]' } })
