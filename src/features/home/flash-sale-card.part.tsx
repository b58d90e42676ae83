import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { flashSalePath } from '#src/navigation/page-paths.ts'
import { Countdown } from '#src/shared/countdown/countdown.part.tsx'
import { runningSaleQuery } from '#src/shared/offers/flash-sale.queries.ts'
import { FlashSlide } from '#src/shared/offers/flash-slide.part.tsx'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Carousel } from '#ui/carousel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** At most so many (docs/spec.md §9, Flash sale card). */
const SHOWN = 15

/** The sale that runs now, and nothing when none does. */
export function FlashSaleCard() {
  const { offers, actions } = useWords()
  const { data: sale, isPending, refetch } = useQuery(runningSaleQuery(useShop().api, useWhere()))
  if (isPending)
    return (
      <div className={card}>
        <Skeleton className={waiting} />
      </div>
    )
  if (!sale || sale.id === null || sale.active_products.length === 0) return null
  const count = sale.active_products.length
  return (
    <section className={`${card} ${panel}`}>
      <div className={head}>
        <h2 className={title}>
          <Zap aria-hidden="true" />
          {offers.flashSale()}
        </h2>
        <Link
          href={flashSalePath({ id: sale.id })}
          className={`${link()} ${all}`}
          aria-label={`${actions.viewAll()}: ${offers.flashSale()}`}
        >
          {actions.viewAll()}
        </Link>
      </div>
      <div className={about}>
        <p className={name}>{sale.title}</p>
        {sale.end_date && (
          <Countdown ends={sale.end_date} over={offers.flashSaleOver()} size="sm" onOver={() => refetch()} />
        )}
      </div>
      <Carousel
        label={offers.onSale()}
        perView={{
          base: Math.min(count, 1.2),
          sm: count > 2 ? 2.4 : 2,
          md: count > 3 ? 3.2 : Math.max(count, 2),
          lg: 1,
        }}
        slides={sale.active_products.slice(0, SHOWN).map((offer) => ({
          key: String(offer.id),
          content: <FlashSlide offer={offer} />,
        }))}
      />
    </section>
  )
}

const card = css({ flexShrink: '0', width: { lg: '[400px]' } })
const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '2', sm: '3' },
  padding: { base: '3', sm: '4', md: '5' },
  bg: 'accent.soft',
  borderRadius: 'lg',
  // Beside higher sections.
  '& > :last-child': { marginBlock: { lg: 'auto' } },
})
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' })
const title = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: { base: 'title', md: 'heading' },
  '& svg': { width: '6', height: '6', color: 'accent.text', fill: 'current' },
})
const all = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  marginBlock: { base: '[-10px]', sm: '[-6px]' },
})
// Side by side where both fit.
const about = css({
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  flexWrap: 'wrap',
  alignItems: { base: 'center', sm: 'flex-start' },
  justifyContent: 'space-between',
  gap: { base: '2', sm: '3' },
})
const name = css({ flex: { base: '[1 1 5rem]', sm: 'none' }, textStyle: 'small', color: 'fg.muted' })
const waiting = css({ height: { base: '[238px]', sm: '[460px]' } })
