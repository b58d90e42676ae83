import { css } from '#styled/css/index.js'
import { RowsSkeleton } from '#ui/rows-skeleton.tsx'
import { TextSkeleton } from '#ui/text-skeleton.tsx'

/** The store and the lines of the cart while they load. */
export const CartSkeleton = () => (
  <>
    <TextSkeleton className={cartFrom} width="40%" />
    <RowsSkeleton times={3} picture={80} padding={16} />
  </>
)

export const cartFrom = css({ textStyle: 'small', color: 'fg.muted' })
