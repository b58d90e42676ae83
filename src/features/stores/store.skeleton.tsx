import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The page of a store before its code or its data is there. */
export function StoreSkeleton() {
  return (
    <Loading className={storePage}>
      <Skeleton className={cover} />
      <Skeleton height="40px" width="50%" className={name} />
      <Skeleton height="64px" />
      <Skeleton height="48px" />
      <Skeleton height="320px" />
    </Loading>
  )
}

// As in <StoreHead/>.
const cover = css({
  width: '[auto]',
  height: { base: '28', sm: '[144px]', md: '[176px]' },
  marginInline: { base: '-4', md: '0' },
  borderRadius: { base: 'none', md: 'lg' },
})
const name = css({ marginInlineStart: { base: '[84px]', md: '[140px]' } })
export const storePage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  paddingBlock: { base: '0', md: '6' },
})
