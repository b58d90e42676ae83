import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Banner, Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { productPath, storePath } from '#src/navigation/item-link.ts'
import { openOverlay, useOverlay } from '#src/navigation/overlay.ts'
import { css } from '#styled/css/index.js'
import { Carousel, CarouselSkeleton } from '#ui/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bannersQuery } from './home.queries.ts'

type ModuleType = Module['module_type']

/** Slides side by side on wide screens (docs/spec.md §9: 1 to 3, depending on module and count). */
const SIDE_BY_SIDE = { food: 2, grocery: 3, pharmacy: 2, ecommerce: 2, parcel: 1 } as const

/** Slides of 4:1, moving every 4 s (docs/spec.md §9). */
export function Banners({ module_type }: { module_type: ModuleType }) {
  const { home } = useWords()
  const { api } = useShop()
  const { data, isPending } = useQuery(bannersQuery(api, useWhere()))
  const isCovered = useOverlay() !== undefined
  if (data?.banners.length === 0 || (!data && !isPending)) return null
  const most = SIDE_BY_SIDE[module_type]
  const count = data?.banners.length ?? most
  const perView = { base: 1, md: Math.min(2, most, count), lg: Math.min(most, count) }
  // Where banners never stand side by side there is mostly one, which has no dots.
  if (!data)
    return <CarouselSkeleton dots perView={perView} slides={most === 1 ? waiting.slice(0, 1) : waiting} />
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
        content: <Slide banner={banner} module_type={module_type} isFirst={index === 0} />,
      }))}
    />
  )
}

/** The picture behind, what it is about before it; it is a button or a link only where it leads somewhere. */
function Slide({
  banner,
  module_type,
  isFirst,
}: {
  banner: Banner
  module_type: ModuleType
  isFirst: boolean
}) {
  const { item, image_full_url, title, short_description } = banner
  const most = SIDE_BY_SIDE[module_type]
  const face = (
    <>
      <span className={art}>
        <Picture
          src={image_full_url}
          alt=""
          ratio="4 / 1"
          sizes={`(min-width: 1180px) ${1280 / most}px, (min-width: 900px) ${94 / most}vw, 94vw`}
          first={isFirst}
        />
      </span>
      <span className={words}>
        <span className={heading}>{title}</span>
        {short_description && <span className={hint}>{short_description}</span>}
      </span>
    </>
  )
  if (item && module_type !== 'ecommerce')
    return (
      <button
        type="button"
        className={slide}
        onClick={() => openOverlay({ name: 'item', id: item.slug || item.id, module_id: item.module_id })}
      >
        {face}
      </button>
    )
  const to = pathOf(banner, module_type)
  if (to?.startsWith('/'))
    return (
      <Link href={to} className={slide}>
        {face}
      </Link>
    )
  if (to?.startsWith('http'))
    return (
      <a href={to} target="_blank" rel="noopener" className={slide}>
        {face}
      </a>
    )
  return <div className={slide}>{face}</div>
}

/** item_wise banners open the product in a modal, in ecommerce its page (docs/spec.md §4, Home sections). */
function pathOf({ item, store, link }: Banner, module_type: ModuleType): string | null {
  if (item) return productPath({ ...item, module_type, available_date_starts: null })
  return store ? storePath({ ...store, module_type }) : link
}

// The picture gives the height; large text makes the slide higher, and the picture fills it.
const slide = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  width: 'full',
  height: 'full',
  containerType: 'inline-size',
  overflow: 'hidden',
  textAlign: 'start',
  borderRadius: 'lg',
  '&:is(button)': { cursor: 'pointer' },
})
// The art stands at the picture's right; words that start there turn it around.
const art = css({
  gridArea: '[1 / 1]',
  display: 'grid',
  _rtl: { scale: '[-1 1]' },
  '& picture': { minHeight: 'full' },
})
const words = css({
  position: 'relative',
  gridArea: '[1 / 1]',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1',
  maxWidth: '[58%]',
  py: '1',
  // Beside the arrows, which reach into the first and the last slide.
  paddingInlineStart: { base: '4', sm: '12' },
  color: 'fg.onArt',
})
const heading = css({
  textStyle: { base: 'subtitle', '@/sm': 'heading' },
  lineHeight: 'snug',
})
const hint = css({ display: { base: 'none', sm: 'block' }, textStyle: 'small' })
const shape = css({ borderRadius: 'lg' })
const waiting = ['first', 'second', 'third'].map((key) => ({
  key,
  content: <Skeleton ratio="4 / 1" className={shape} />,
}))
