import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { Countdown } from '#src/goods/countdown.tsx'
import { runningSaleQuery } from '#src/goods/flash-sale.queries.ts'
import { FlashSlide } from '#src/goods/flash-slide.tsx'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
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
        <Skeleton height="460px" />
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
          href={`/flash-sales?id=${sale.id}`}
          className={link()}
          aria-label={`${actions.viewAll()}: ${offers.flashSale()}`}
        >
          {actions.viewAll()}
        </Link>
      </div>
      <p className={name}>{sale.title}</p>
      {sale.end_date && (
        <Countdown ends={sale.end_date} over={offers.flashSaleOver()} size="sm" onOver={() => refetch()} />
      )}
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
  gap: '3',
  padding: { base: '4', md: '5' },
  bg: 'accent.soft',
  borderRadius: 'lg',
})
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' })
const title = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: { base: 'title', md: 'heading' },
  '& svg': { width: '6', height: '6', color: 'accent.text', fill: 'current' },
})
const name = css({ textStyle: 'small', color: 'fg.muted' })
