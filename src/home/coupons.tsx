import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { CouponCard } from '#src/goods/coupon-card.tsx'
import { couponsQuery } from '#src/goods/coupons.queries.ts'
import { useShop } from '#src/shop/shop.ts'
import { useCopied } from '#src/shop/use-copied.ts'
import { useWhere } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RowSection } from './row-section.tsx'

/** A press copies the code, and for a second it is said so (docs/spec.md §4, Home sections). */
export function Coupons() {
  const { sections, actions } = useWords()
  const coupons = useQuery(couponsQuery(useShop().api, useWhere()))
  const { copied, copy } = useCopied()
  return (
    <RowSection
      title={sections.coupons()}
      reading={coupons}
      rows={coupons.data}
      skeleton={<CouponsSkeleton />}
    >
      <ScrollRow label={sections.coupons()}>
        {coupons.data?.map((coupon) => (
          <li key={coupon.id} className={cell}>
            <CouponCard coupon={coupon} isCopied={copied === coupon.code} onCopy={() => copy(coupon.code)} />
          </li>
        ))}
      </ScrollRow>
      <LiveRegion>{copied ? actions.copied() : ''}</LiveRegion>
    </RowSection>
  )
}

const CouponsSkeleton = () => (
  <Loading className={waiting}>
    <Repeat times={4}>
      <div className={cell}>
        <Skeleton height="148px" />
      </div>
    </Repeat>
  </Loading>
)

const waiting = css({ display: 'flex', gap: { base: '3', md: '4' }, overflow: 'hidden', paddingBlock: '1' })
const cell = css({
  display: 'grid',
  flexShrink: '0',
  width: { base: '[280px]', md: '[310px]', lg: '[calc(25% - 12px)]' },
})
