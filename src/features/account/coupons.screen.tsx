import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation, useModule, useWhere } from '#src/core/where.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { CouponCard } from '#src/shared/offers/coupon-card.part.tsx'
import { couponsQuery } from '#src/shared/offers/coupons.queries.ts'
import { useOfferedCoupons } from '#src/shared/offers/use-offered-coupons.ts'
import { useCopied } from '#src/shared/sharing/use-copied.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** `/profile?page=coupons`: what can be used where the customer shops. */
function CouponsScreen() {
  const { account } = useWords()
  const location = useCustomerLocation()
  const module = useModule()
  return (
    <section aria-labelledby="coupons">
      <SectionHeading level={1}>
        <span id="coupons">{account.links.coupons()}</span>
      </SectionHeading>
      {location && module ? <Coupons /> : <NoLocation />}
    </section>
  )
}

function Coupons() {
  const { wallet, sections } = useWords()
  const { data, error, isFetching, refetch } = useQuery(couponsQuery(useShop().api, useWhere()))
  const { copied, copy } = useCopied()
  const offered = useOfferedCoupons(data)
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!offered)
    return (
      <Loading className={grid}>
        <Repeat times={4}>
          <Skeleton height="164px" />
        </Repeat>
      </Loading>
    )
  if (offered.length === 0)
    return (
      <EmptyState
        picture={<Art name="tag" />}
        title={wallet.coupons.empty()}
        hint={wallet.coupons.emptyNote()}
      />
    )
  return (
    <>
      <p className={hint}>{wallet.coupons.note()}</p>
      <ul className={grid}>
        {offered.map((coupon) => (
          <li key={coupon.id} className={cell}>
            <CouponCard
              level={2}
              coupon={coupon}
              isCopied={copied === coupon.code}
              onCopy={() => copy(coupon.code)}
            />
          </li>
        ))}
      </ul>
      <LiveRegion>{copied ? sections.copied() : ''}</LiveRegion>
    </>
  )
}

function NoLocation() {
  const { coupons } = useWords().wallet
  return (
    <EmptyState
      picture={<Art name="pin" />}
      title={coupons.noPlace()}
      hint={coupons.noPlaceNote()}
      action={
        <Button onClick={() => openOverlay({ name: 'location', next: 'modules' })}>
          {coupons.choosePlace()}
        </Button>
      }
    />
  )
}

const hint = css({ textStyle: 'body', color: 'fg.muted', marginBlockEnd: '4' })
const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(280px, 100%), 1fr))]',
})
const cell = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' })

export { CouponsScreen as Screen }
