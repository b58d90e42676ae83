import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { css, cx } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { otherBannersQuery } from './section-banner.queries.ts'

const wide = { ratio: '4 / 1', sizes: '(min-width: 1300px) 1250px, 94vw' } as const

const places = {
  promotional: { field: 'promotional_banner_url', ...wide },
  bestReviewed: {
    field: 'best_reviewed_section_banner_full_url',
    ratio: '3 / 2',
    sizes: '(min-width: 600px) 520px, 94vw',
  },
  nearby: { field: 'basic_section_nearby_full_url', ratio: '2 / 3', sizes: '240px' },
  bottom: { field: 'bottom_section_banner_full_url', ...wide },
} as const

type Props = {
  at: keyof typeof places
  /** `li` for an entry of a list. */
  as?: 'div' | 'li'
  /** Its shape, which the picture fills. */
  className?: string
}

/** A picture the owner puts at a section or between two, which leads nowhere; nothing where there is none. */
export function SectionBanner({ at, as: Frame = 'div', className = strip }: Props) {
  const { sections } = useWords()
  const { data, isPending } = useQuery(otherBannersQuery(useShop().api, useWhere()))
  const { field, ratio, sizes } = places[at]
  const src = data?.[field]
  if (!src && !isPending) return null
  return (
    <Frame className={cx(frame, className)}>
      {src ? <Picture src={src} alt={sections.promotion()} ratio={ratio} sizes={sizes} /> : <Skeleton />}
    </Frame>
  )
}

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'lg',
  '& > *': { position: 'absolute', inset: '0', height: 'full' },
  '& img': { filter: { _dark: '[brightness(0.78) saturate(1.1)]' } },
})
const strip = css({ aspectRatio: { base: 'banner', md: '[6 / 1]' } })
