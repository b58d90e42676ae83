import { Clock, MapPin, Megaphone, Tag } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { takesPrescriptions } from '#machines/rules/order-kinds.ts'
import type { StoreDetails } from '#openapi/generated/client.ts'
import { ByPrescription } from '#src/goods/by-prescription.tsx'
import { ClosedVeil } from '#src/goods/store-card.tsx'
import { WishHeart } from '#src/goods/wish-heart.tsx'
import { useConfig } from '#src/shop/config.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { ReadMore } from '#ui/read-more.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ChatLink } from './chat-link.tsx'
import { ShareButton } from './share-button.tsx'
import { StoreFacts } from './store-facts.tsx'
import { StoreHours } from './store-hours.tsx'

/** The face of a store: cover, logo, name, rating, hours, where it is, and what ordering there costs. */
export function StoreHead({ store }: { store: StoreDetails }) {
  const { stores } = useWords()
  const config = useConfig()
  const lat = Number(store.latitude)
  const lng = Number(store.longitude)
  return (
    <header className={head}>
      <div className={cover}>
        <span className={wash} aria-hidden="true">
          <span data-side="left">
            <CoverPicture store={store} />
          </span>
          <span data-side="right">
            <CoverPicture store={store} />
          </span>
        </span>
        <span className={art}>
          <CoverPicture store={store} />
        </span>
        <ClosedVeil store={store} />
      </div>
      <div className={row}>
        <span className={logo}>
          <Picture src={store.logo_full_url} alt="" ratio="1 / 1" sizes="96px" />
        </span>
        <div className={words}>
          <div className={line}>
            <h1 className={name}>{store.name}</h1>
            <div className={hands}>
              <WishHeart kind="store" thing={store} variant="soft" size="lg" />
              <ChatLink store={store} />
              <ShareButton name={store.name} />
            </div>
          </div>
          <div className={line}>
            {store.review_plan === 0 && (
              <p className={way}>
                <RatingValue value={store.avg_rating} />
                {stores.noReviewPlan()}
              </p>
            )}
            {store.review_plan === 1 && store.rating_count > 0 && (
              <button type="button" className={way} onClick={() => openReviews(store)}>
                <RatingValue value={store.avg_rating} />
                {stores.reviews({ count: store.rating_count })}
              </button>
            )}
            <StoreHours store={store} />
            <button
              type="button"
              className={way}
              onClick={() => openOverlay({ name: 'store-map', title: store.name, lat, lng })}
            >
              <MapPin aria-hidden="true" />
              {store.address}
              <VisuallyHidden>{stores.showOnMap()}</VisuallyHidden>
            </button>
          </div>
        </div>
      </div>
      {store.description && <ReadMore text={store.description} length={140} />}
      <StoreFacts store={store} />
      {takesPrescriptions(store, config) && <ByPrescription store_id={store.id} />}
      <Notices store={store} />
    </header>
  )
}

const openReviews = ({ id, name, avg_rating, rating_count }: StoreDetails) =>
  openOverlay({ name: 'store-reviews', store: { id, name, avg_rating, rating_count } })

const CoverPicture = ({ store }: { store: StoreDetails }) => (
  <Picture
    src={store.cover_photo_full_url}
    alt=""
    ratio="5 / 2"
    sizes="(min-width: 600px) 650px, 100vw"
    first
    className={filling}
  />
)

/** What the owner wants everybody to know: a discount, an announcement, that orders can wait. */
function Notices({ store }: { store: StoreDetails }) {
  const { stores } = useWords()
  const { money, percent } = useFormats()
  const { discount } = store
  const isClosed = store.active !== 1 || store.open !== 1
  const amount = discount && discount.min_purchase > 0 && money(discount.min_purchase)
  return (
    <ul className={notices}>
      {discount && (
        <li className={notice} data-tone="accent">
          <Tag aria-hidden="true" />
          {amount
            ? stores.discountFrom({ percent: percent(discount.discount), amount })
            : stores.discount({ percent: percent(discount.discount) })}
        </li>
      )}
      {store.announcement_message && (
        <li className={notice}>
          <Megaphone aria-hidden="true" />
          {store.announcement_message}
        </li>
      )}
      {isClosed && store.schedule_order === 1 && (
        <li className={notice}>
          <Clock aria-hidden="true" />
          {stores.scheduleNote()}
        </li>
      )}
    </ul>
  )
}

const head = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const cover = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  height: { base: 'auto', sm: '48', md: '60' },
  marginInline: { base: '-4', md: '0' },
  borderRadius: { md: 'lg' },
})
// Where the page is wider than the picture it stands whole in the middle, and its edges go on to both sides.
const wash = css({
  display: { base: 'none', sm: 'flex' },
  position: 'absolute',
  inset: '[-40px]',
  direction: 'ltr',
  filter: '[blur(20px)]',
  '& > span': { flex: '1', minWidth: '0', overflow: 'hidden' },
  '& img': { scale: '[16 1]' },
  '& [data-side=left] img': { transformOrigin: 'left' },
  '& [data-side=right] img': { transformOrigin: 'right' },
})
const art = css({
  display: 'block',
  position: 'relative',
  height: 'full',
  aspectRatio: { sm: 'cover' },
  marginInline: { sm: 'auto' },
  maskImage: { sm: '[linear-gradient(to right, transparent, black 20%, black 80%, transparent)]' },
})
const filling = css({ height: { sm: 'full' } })
const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  columnGap: { base: '3', md: '5' },
  alignItems: 'flex-start',
})
const logo = css({
  position: 'relative',
  zIndex: 'raised',
  flexShrink: '0',
  width: { base: '18', md: '24' },
  marginBlockStart: { base: '[-36px]', md: '[-56px]' },
  marginInlineStart: { md: '6' },
  overflow: 'hidden',
  bg: 'bg.surface',
  borderWidth: '[4px]',
  borderStyle: 'solid',
  borderColor: 'bg.canvas',
  borderRadius: 'lg',
})
// On phones below the logo, their first line beside what of it is below the cover.
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: { base: '[1 0 100%]', sm: '1' },
  minWidth: '0',
  marginBlockStart: { base: '[-36px]', sm: '0' },
})
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '0' })
const name = css({ flex: '1', minWidth: '0', textStyle: { base: 'heading', md: 'headline' } })
// On phones a line of their own beside the logo: the name keeps its width.
const hands = css({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '2',
  order: { base: '-1', sm: '0' },
  width: { base: 'full', sm: 'auto' },
  marginBlockEnd: { base: '2', sm: '0' },
})
const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  position: 'relative',
  minHeight: '8',
  textStyle: 'small',
  textAlign: 'start',
  color: 'fg.muted',
  borderRadius: 'xs',
  _hover: { color: 'fg.default', textDecoration: 'underline' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-6px]' },
})
const notices = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } })
const notice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '2',
  textStyle: 'small',
  color: 'fg.default',
  bg: 'bg.subtle',
  borderRadius: 'sm',
  '& svg': { width: '4', height: '4', flexShrink: '0' },
  '&[data-tone=accent]': { color: 'accent.text', bg: 'accent.soft', fontWeight: 'medium' },
})
