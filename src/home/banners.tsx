import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Banner, Module } from '#openapi/generated/client.ts'
import { storePath } from '#src/goods/item-link.ts'
import { openOverlay, useGo, useOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { useModule, useWhere } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { Carousel, CarouselSkeleton } from '#ui/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bannersQuery } from './home.queries.ts'

/** Slides side by side on wide screens (spec §9: 1 to 3, depending on module and count). */
const SIDE_BY_SIDE = { food: 2, grocery: 3, pharmacy: 2, ecommerce: 2, parcel: 1 } as const

/** Slides of 4:1, moving every 4 s (spec §9). */
export function Banners({ module_type }: { module_type: Module['module_type'] }) {
  const { home } = useWords()
  const { api } = useShop()
  const { data, isPending } = useQuery(bannersQuery(api, useWhere()))
  const isCovered = useOverlay() !== undefined
  if (data?.banners.length === 0 || (!data && !isPending)) return null
  const most = SIDE_BY_SIDE[module_type]
  const count = data?.banners.length ?? most
  const perView = { base: 1, md: Math.min(2, most, count), lg: Math.min(most, count) }
  if (!data) return <CarouselSkeleton dots perView={perView} slides={waiting} />
  return (
    <Carousel
      label={home.banners()}
      autoplay={4000}
      paused={isCovered}
      speed={800}
      loop
      dots
      perView={perView}
      slides={data.banners.map((banner, index) => ({
        key: String(banner.id),
        content: <Slide banner={banner} most={most} isFirst={index === 0} />,
      }))}
    />
  )
}

/** The picture behind, what it is about before it. */
function Slide({ banner, most, isFirst }: { banner: Banner; most: number; isFirst: boolean }) {
  const open = useOpenBanner()
  return (
    <button type="button" className={slide} onClick={() => open(banner)}>
      <span className={art}>
        <Picture
          src={banner.image_full_url}
          alt=""
          ratio="4 / 1"
          sizes={`(min-width: 1180px) ${1280 / most}px, (min-width: 900px) ${94 / most}vw, 94vw`}
          first={isFirst}
        />
      </span>
      <span className={words}>
        <span className={title}>{banner.title}</span>
        {banner.short_description && <span className={note}>{banner.short_description}</span>}
      </span>
    </button>
  )
}

/** item_wise banners open the product in a modal, in ecommerce its page (spec §4, Home sections). */
function useOpenBanner(): (banner: Banner) => void {
  const go = useGo()
  const module = useModule()
  return ({ store, item, link }) => {
    if (item && module?.module_type === 'ecommerce')
      return go(`/product/${item.slug || item.id}?id=${item.slug || item.id}&module_id=${item.module_id}`)
    if (item) return openOverlay({ name: 'item', id: item.slug || item.id, module_id: item.module_id })
    if (store && module) return go(storePath({ ...store, module_type: module.module_type }))
    if (link?.startsWith('/')) return go(link)
  }
}

const slide = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  containerType: 'inline-size',
  overflow: 'hidden',
  textAlign: 'start',
  borderRadius: 'lg',
  cursor: 'pointer',
})
// The art stands at the picture's right; words that start there turn it around.
const art = css({
  display: 'block',
  _rtl: { scale: '[-1 1]' },
  '& img': { filter: { _dark: '[brightness(0.55) saturate(1.25)]' } },
})
const words = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1',
  maxWidth: '[58%]',
  paddingInlineStart: { base: '4', sm: '6', lg: '8' },
  color: 'fg.default',
})
const title = css({
  textStyle: { base: 'subtitle', '@/sm': 'heading' },
  lineHeight: 'snug',
  lineClamp: 2,
})
const note = css({ display: { base: 'none', sm: 'block' }, textStyle: 'small' })
const shape = css({ borderRadius: 'lg' })
const waiting = ['first', 'second', 'third'].map((key) => ({
  key,
  content: <Skeleton ratio="4 / 1" className={shape} />,
}))
