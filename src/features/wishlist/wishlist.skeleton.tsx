import { css } from '#styled/css/index.js'
import { RowsSkeleton } from '#ui/rows-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The wishlist while its code loads: its tabs and its rows. */
export const WishlistSkeleton = () => (
  <>
    <div className={tabs}>
      <Skeleton shape="line" width="56px" />
      <Skeleton shape="line" width="88px" />
    </div>
    <WishesSkeleton />
  </>
)

/** The rows of a list of wishes while they load. */
export const WishesSkeleton = () => <RowsSkeleton times={4} picture={72} padding={12} />

// As high as the recipe of tabs makes them, and as close to the header as the drawer has them.
const tabs = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  height: '12',
  marginBlockStart: '[-20px]',
  marginBlockEnd: '5',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
})
