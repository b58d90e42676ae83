import { Clock, MapPin, Megaphone, Tag } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { takesPrescriptions } from '#machines/rules/order-kinds.ts'
import type { StoreDetails } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { WishHeart } from '#src/shared/items/wish-heart.part.tsx'
import { ByPrescription } from '#src/shared/stores/by-prescription.part.tsx'
import { ClosedVeil } from '#src/shared/stores/store-card.part.tsx'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { ReadMore } from '#ui/read-more.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ChatLink } from './chat-link.part.tsx'
import { ShareButton } from './share-button.part.tsx'
import { MinimumOrder, StoreFacts } from './store-facts.part.tsx'
import { StoreHours } from './store-hours.part.tsx'

/** The face of a store: cover, logo, name, rating, hours, where it is, and what ordering there costs. */
export function StoreHead({ store }: { store: StoreDetails }) {
  const { stores } = useWords()
  const config = useConfig()
  const { number } = useFormats()
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
        <div className={top}>
          <h1 className={name}>{store.name}</h1>
          <div className={hands}>
            <WishHeart kind="store" thing={store} variant="soft" size="lg" />
            <ChatLink store={store} />
            <ShareButton name={store.name} />
          </div>
        </div>
        <div className={lines}>
          <div className={line}>
            {store.review_plan === 0 && (
              <p className={link}>
                <RatingValue value={store.avg_rating} />
                {stores.noReviewPlan()}
              </p>
            )}
            {store.review_plan === 1 && store.rating_count > 0 && (
              <button type="button" className={link} onClick={() => openReviews(store)}>
                <RatingValue value={store.avg_rating} />
                <span className={briefly} aria-hidden="true">
                  ({number(store.rating_count)})
                </span>
                <span className={wholly}>{stores.reviews({ count: store.rating_count })}</span>
              </button>
            )}
            <StoreFacts store={store} />
          </div>
          <div className={line}>
            <StoreHours store={store} />
            <MinimumOrder store={store} />
            <button
              type="button"
              className={link}
              onClick={() => openOverlay({ name: 'store-map', title: store.name, lat, lng })}
            >
              <MapPin aria-hidden="true" />
              <span>{store.address}</span>
              <VisuallyHidden>{stores.showOnMap()}</VisuallyHidden>
            </button>
          </div>
        </div>
      </div>
      {store.description && <ReadMore text={store.description} length={140} />}
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

const head = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '2', sm: '4' },
})
const cover = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  height: { base: '28', sm: '[144px]', md: '[176px]' },
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
const filling = css({ height: 'full' })
// On phones the lines stand below logo and name, and have the whole width.
const row = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: { base: '3', md: '5' },
})
const logo = css({
  position: 'relative',
  zIndex: 'raised',
  gridRow: { sm: '[1 / span 2]' },
  alignSelf: 'flex-start',
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
const top = css({ display: 'flex', alignItems: 'center', columnGap: '4', minHeight: { sm: '11' } })
const lines = css({
  display: 'flex',
  flexDirection: 'column',
  gridColumn: { base: '[1 / -1]', sm: '2' },
  minWidth: '0',
})
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '2', sm: '5' },
  rowGap: '0',
})
const name = css({ flex: '1', minWidth: '0', textStyle: { base: 'heading', md: 'headline' } })
// On phones over the cover: the name keeps its width.
const hands = css({
  display: 'flex',
  gap: '2',
  position: { base: 'absolute', sm: 'static' },
  zIndex: 'raised',
  insetBlockStart: '2',
  insetInlineEnd: '0',
})
const briefly = css({ display: { sm: 'none' }, textStyle: 'caption' })
const wholly = css({ srOnly: { base: true, sm: false } })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: { base: '1', sm: '2' },
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
  py: { base: '1', sm: '2' },
  textStyle: 'small',
  color: 'fg.default',
  bg: 'bg.subtle',
  borderRadius: 'sm',
  '& svg': { width: '4', height: '4', flexShrink: '0' },
  '&[data-tone=accent]': { color: 'accent.text', bg: 'accent.soft', fontWeight: 'medium' },
})
