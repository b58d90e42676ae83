import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useToken, useWhere } from '#src/core/where.ts'
import { profilePath } from '#src/navigation/profile-path.ts'
import { CouponCard } from '#src/shared/offers/coupon-card.part.tsx'
import { couponsQuery } from '#src/shared/offers/coupons.queries.ts'
import { useOfferedCoupons } from '#src/shared/offers/use-offered-coupons.ts'
import { useCopied } from '#src/shared/sharing/use-copied.ts'
import { css } from '#styled/css/index.js'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useIsWide } from '#ui/use-media.ts'
import { Cashback } from './cashback.part.tsx'
import { cashbacksQuery } from './offers.queries.ts'
import { RowSection } from './row-section.part.tsx'

/** Cashback of a customer, then coupons. A press copies the code, and for a second it is said so (docs/spec.md §4, Home sections). */
export function Coupons() {
  const { sections } = useWords()
  const { api } = useShop()
  const coupons = useQuery(couponsQuery(api, useWhere()))
  const offered = useOfferedCoupons(coupons.data)
  const { copied, copy } = useCopied()
  const isCustomer = useToken() !== null
  // Beside wide pages it floats.
  const isHere = !useIsWide() && isCustomer
  const cashbacks = useQuery({ ...cashbacksQuery(api), enabled: isHere })
  const isPending = coupons.isPending || cashbacks.isLoading
  return (
    <RowSection
      title={sections.coupons()}
      {...(isCustomer && { all: profilePath('coupons') })}
      reading={{ ...coupons, isPending }}
      rows={offered && [...offered, ...(cashbacks.data ?? [])]}
      skeleton={<CouponsSkeleton />}
    >
      <ScrollRow label={sections.coupons()}>
        {isHere && cashbacks.data && cashbacks.data.length > 0 && (
          <li className={cell}>
            <Cashback />
          </li>
        )}
        {offered?.map((coupon) => (
          <li key={coupon.id} className={cell}>
            <CouponCard coupon={coupon} isCopied={copied === coupon.code} onCopy={() => copy(coupon.code)} />
          </li>
        ))}
      </ScrollRow>
      <LiveRegion>{copied ? sections.copied() : ''}</LiveRegion>
    </RowSection>
  )
}

const CouponsSkeleton = () => (
  <Loading className={waiting}>
    <Repeat times={4}>
      <div className={cell}>
        <Skeleton className={shape} />
      </div>
    </Repeat>
  </Loading>
)

const waiting = css({ display: 'flex', gap: { base: '3', md: '4' }, overflow: 'hidden', paddingBlock: '1' })
const cell = css({
  display: 'grid',
  flexShrink: '0',
  '& > article': { padding: { smDown: '3' } },
  width: { base: '[280px]', md: '[310px]', lg: '[calc(25% - 12px)]' },
})
const shape = css({ height: { base: '[156px]', sm: '[164px]' } })
