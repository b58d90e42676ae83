import { Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useDistance } from '#i18n/use-distance.ts'
import type { Store } from '#openapi/generated/client.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { storePath } from '#src/navigation/item-link.ts'
import { WishHeart } from '#src/shared/items/wish-heart.part.tsx'
import { css } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'
import { RatingValue } from '#ui/rating-value.tsx'

/** Cover, overlapping logo, and the four facts customers choose a store by: rating, time, distance, fee. */
export function StoreCard({
  store,
  first = false,
  level = 3,
  action,
}: {
  store: Store
  first?: boolean
  /** Level of the heading on this page. */
  level?: 2 | 3
  /** Below the facts. */
  action?: ReactNode
}) {
  const { goods } = useWords()
  const Heading = `h${level}` as const
  return (
    <article className={card}>
      <div className={cover} data-part="picture">
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          ratio="5 / 2"
          sizes="(min-width: 1180px) 310px, (min-width: 600px) 46vw, 92vw"
          first={first}
        />
        <ClosedVeil store={store} />
        {/* A low cover has room for the badges or for the words of a closed store. */}
        {(store.open === 1 || store.active !== 1) && (
          <span className={fee}>
            <FeeBadge store={store} />
          </span>
        )}
        {store.featured === 1 && store.open === 1 && store.active === 1 && (
          <span className={besideLogo}>
            <Badge className={quiet}>{goods.featured()}</Badge>
          </span>
        )}
        <WishHeart kind="store" thing={store} className={heart} />
      </div>
      <div className={body}>
        <span className={logo}>
          <Picture src={store.logo_full_url} alt="" ratio="1 / 1" sizes="56px" />
        </span>
        <Heading className={name}>
          <Link href={storePath(store)} className={link}>
            {store.name}
          </Link>
        </Heading>
        <StoreFacts store={store} />
        {action}
      </div>
    </article>
  )
}

/** The fee is missing where the backend leaves it out of lists. */
function FeeBadge({ store }: { store: Store }) {
  const { goods } = useWords()
  const { money } = useFormats()
  if (store.free_delivery === 1) return <Badge tone="solid">{goods.freeDelivery()}</Badge>
  if (!store.delivery_fee_from) return null
  return <Badge className={quiet}>{goods.deliveryFrom({ amount: money(store.delivery_fee_from) })}</Badge>
}

/** Rating, delivery time, distance: one line under a store's name. */
export function StoreFacts({ store }: { store: Store }) {
  const { goods } = useWords()
  const distance = useDistance()
  const location = useCustomerLocation()
  return (
    <p className={facts}>
      {store.rating_count > 0 && <RatingValue value={store.avg_rating} />}
      <span className={fact}>
        <Clock aria-hidden="true" />
        {goods.minutes({ range: store.delivery_time.replace(/\s*min$/, '') })}
      </span>
      {location && (
        <span className={fact}>
          <MapPin aria-hidden="true" />
          {distance(store.distance)}
        </span>
      )}
    </p>
  )
}

/** 'CLOSED NOW' outside the store's hours, the small 'Closed Now' while its owner has paused it (docs/spec.md §2, Store card). */
export function ClosedVeil({ store }: { store: Store }) {
  const { goods } = useWords()
  const { clock } = useFormats()
  if (store.active !== 1)
    return (
      <span className={corner}>
        <Badge tone="neutral">{goods.closedNowSmall()}</Badge>
      </span>
    )
  if (store.open === 1) return null
  return (
    <span className={veil}>
      {goods.closedNow()}
      {store.current_opening_time && (
        <span className={opens}>{goods.opensAt({ time: clock(store.current_opening_time) })}</span>
      )}
    </span>
  )
}

const card = css({
  position: 'relative',
  height: 'full',
  overflow: 'hidden',
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'enter',
  _hover: {
    borderColor: 'border.default',
    boxShadow: 'rest',
    '& [data-part=picture] img': { scale: '[1.04]' },
  },
})
const cover = css({
  position: 'relative',
  overflow: 'hidden',
  '& img': { transitionProperty: '[scale]', transitionDuration: 'enter' },
})
const fee = css({ position: 'absolute', insetBlockStart: '2', insetInlineStart: '2', insetInlineEnd: '12' })
// The arrow of a carousel lies over the other end.
const besideLogo = css({ position: 'absolute', insetBlockEnd: '2', insetInlineStart: '[80px]' })
const corner = css({ position: 'absolute', insetBlockEnd: '2', insetInlineEnd: '2' })
const heart = css({ position: 'absolute', insetBlockStart: '2', insetInlineEnd: '2' })
const veil = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textStyle: 'subtitle',
  letterSpacing: 'wide',
  color: 'fg.onPicture',
  bg: 'bg.shade',
})
const opens = css({ textStyle: 'caption', letterSpacing: 'normal' })
const quiet = css({ whiteSpace: 'normal', color: 'fg.default', bg: 'bg.raised' })
const body = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '3',
  rowGap: '1',
  paddingInline: '4',
  paddingBlockStart: '2',
  paddingBlockEnd: '4',
})
const logo = css({
  position: 'relative',
  flexShrink: '0',
  width: '14',
  height: '14',
  marginBlockStart: '[-32px]',
  overflow: 'hidden',
  bg: 'bg.surface',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'bg.surface',
  borderRadius: 'md',
})
// One line, as high as the skeleton; the page of the store has the whole name.
const name = css({ textStyle: 'subtitle', truncate: true, lineHeight: 'text' })
const link = css({ _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' } })
const facts = css({
  display: 'flex',
  alignItems: 'center',
  gridColumn: '[1 / -1]',
  // One line in every language, unless the text is large.
  flexWrap: 'wrap',
  columnGap: { base: '2', md: '3' },
  whiteSpace: 'nowrap',
  textStyle: 'small',
  color: 'fg.muted',
})
const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { width: '[14px]', height: '[14px]', flexShrink: '0' },
})
