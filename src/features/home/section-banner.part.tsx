import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useShownModule, useWhere } from '#src/core/where.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { HELP, LATEST_STORES, POPULAR_STORES, TRACK_ORDER } from '#src/navigation/pages.ts'
import { css, cx } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { otherBannersQuery } from './section-banner.queries.ts'

const wide = { ratio: '4 / 1', sizes: '(min-width: 1300px) 1250px, 94vw' } as const

const slots = {
  promotional: { field: 'promotional_banner_url', ...wide },
  bestReviewed: {
    field: 'best_reviewed_section_banner_full_url',
    ratio: '3 / 2',
    sizes: '(min-width: 600px) 520px, 94vw',
  },
  nearby: { field: 'basic_section_nearby_full_url', ratio: '2 / 3', sizes: '240px' },
  bottom: { field: 'bottom_section_banner_full_url', ...wide },
} as const

type BannerSlot = keyof typeof slots

type Props = {
  at: BannerSlot
  /** `li` for an entry of a list. */
  as?: 'div' | 'li'
  /** Its shape, which the picture fills. */
  className?: string
}

/**
 * A picture the owner puts at a section or between two; nothing where there is none. The picture comes without a target,
 * so the place says where it leads: its words stand on a ground of their own, because a picture may show anything.
 */
export function SectionBanner({ at, as: Frame = 'div', className = strip }: Props) {
  const { data, isPending } = useQuery(otherBannersQuery(useShop().api, useWhere()))
  const { to, words } = useBannerLink(at)
  const { field, ratio, sizes } = slots[at]
  const src = data?.[field]
  if (!src && !isPending) return null
  return (
    <Frame className={cx(frame, className)}>
      {src ? <Picture src={src} alt="" ratio={ratio} sizes={sizes} /> : <Skeleton />}
      {src && (
        <Link href={to} className={link}>
          <span className={chip}>
            {words}
            <ArrowRight aria-hidden="true" />
          </span>
        </Link>
      )}
    </Frame>
  )
}

function useBannerLink(at: BannerSlot): { to: string; words: string } {
  const { banners } = useWords().sections
  const listed = useListPath()
  if (useShownModule()?.module_type === 'parcel')
    return at === 'bottom'
      ? { to: TRACK_ORDER, words: banners.parcelTrack() }
      : { to: HELP, words: banners.parcelHelp() }
  const to = {
    promotional: listed('search=special-offer&data_type=discounted'),
    bestReviewed: listed('search=all+categories&data_type=searched&filter=top_rated'),
    nearby: POPULAR_STORES,
    bottom: LATEST_STORES,
  }
  return { to: to[at], words: banners[at]() }
}

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'lg',
  '& > *': { position: 'absolute', inset: '0', height: 'full' },
})
// Its words have room at any size of text.
const strip = css({ aspectRatio: '[6 / 1]', minHeight: '[4rem]' })
const link = css({
  display: 'flex',
  alignItems: 'flex-end',
  padding: { base: '2', md: '4' },
  borderRadius: 'lg',
})
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '8',
  px: '3',
  textStyle: 'smallStrong',
  color: 'fg.default',
  bg: 'bg.surface',
  borderRadius: 'full',
  '& svg': { width: '4', height: '4', flexShrink: '0', _rtl: { scale: '[-1 1]' } },
})
