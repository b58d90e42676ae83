import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { availabilityAt, isCampaign, outOfStock } from '#machines/rules/availability.ts'
import { priceTag } from '#machines/rules/price.ts'
import { type Selection, selectedVariation } from '#machines/rules/variations.ts'
import type { Item } from '#openapi/generated/client.ts'
import { Countdown } from '#src/shared/countdown/countdown.part.tsx'
import { ItemMarks } from '#src/shared/items/item-marks.part.tsx'
import { DiscountBadge, VegMark, VegWord } from '#src/shared/items/marks.part.tsx'
import { WishHeart } from '#src/shared/items/wish-heart.part.tsx'
import { css } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'
import { Price } from '#ui/price.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { ReadMore } from '#ui/read-more.tsx'

type Props = {
  item: Item
  selection: Selection
  /** Minutes since midnight on the shop's clock. */
  now: number
  digits: number
  /** Does this module count its stock? Then an item at hand says so. */
  countsStock: boolean
  heading: (name: string) => ReactNode
  store: ReactNode
  /** Leads to what customers wrote. */
  onReviews: () => void
}

/** What it is and what it costs: name, store, rating, marks, price, description, and what stands in the way. */
export function ItemHead({ item, selection, now, digits, countsStock, heading, store, onReviews }: Props) {
  const { item: words, goods, offers } = useWords()
  const { money, date } = useFormats()
  const { unit, discounted } = priceTag(item, { ...selection, quantity: 1, addOns: {} }, digits)
  const missing = outOfStock(item, selection)
  // A variation has a price of its own: half a kilo does not cost that per kilo.
  const isVariation = selectedVariation(item, selection.options) !== undefined
  return (
    <div className={column}>
      <div className={facts}>
        <div className={name}>
          {item.module_type === 'food' && <VegMark veg={item.veg} />}
          {heading(item.name)}
          {item.module_type === 'food' && <VegWord veg={item.veg} />}
          {!isCampaign(item) && (
            <WishHeart kind="item" thing={item} variant="ghost" size="lg" className={heart} />
          )}
        </div>
        <div className={line}>
          {store}
          {item.rating_count > 0 && (
            <span className={rated}>
              <RatingValue value={item.avg_rating} />
              <button type="button" className={reviews} onClick={onReviews}>
                {words.ratings({ count: item.rating_count })}
              </button>
            </span>
          )}
        </div>
      </div>
      <div className={line}>
        <Price size="lg" now={money(discounted)} was={discounted < unit ? money(unit) : undefined} />
        <DiscountBadge item={item} />
        {item.unit_type && !isVariation && (
          <span className={muted}>{words.perUnit({ unit: item.unit_type })}</span>
        )}
      </div>
      <div className={marks}>
        {countsStock && !missing && <Badge tone="success">{words.inStock()}</Badge>}
        {missing === 'outOfStock' && <Badge tone="danger">{goods.outOfStock()}</Badge>}
        <ItemMarks item={item} />
        {isCampaign(item) && item.available_date_ends && !item.end_date && (
          <Badge tone="accent">{words.offerEnds({ date: date(item.available_date_ends) })}</Badge>
        )}
      </div>
      {item.end_date && <Countdown ends={item.end_date} over={offers.campaignOver()} size="sm" />}
      {missing === 'variationOutOfStock' && <p className={alarm}>{words.variationOut()}</p>}
      {item.is_prescription_required === 1 && (
        <p className={prescription}>
          <span className={alarm}>{words.prescription()}</span>
          <span>{words.addPrescription()}</span>
        </p>
      )}
      <Hours item={item} now={now} />
      {item.description && <ReadMore text={item.description} />}
    </div>
  )
}

/** 'Not Available now' with the hours in which it is sold, and whether it can be ordered for later (docs/spec.md §4). */
function Hours({ item, now }: { item: Item; now: number }) {
  const { goods } = useWords()
  const { clock } = useFormats()
  const availability = availabilityAt(now, item)
  if (availability === 'now' || !item.available_time_starts || !item.available_time_ends) return null
  return (
    <p className={notice} role="status">
      <strong className={strong}>{goods.notAvailableNow()}</strong>
      <span>
        {goods.hours({ from: clock(item.available_time_starts), to: clock(item.available_time_ends) })}
      </span>
      {availability === 'later' && <span className={muted}>{goods.orderLater()}</span>}
    </p>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const facts = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const name = css({ display: 'flex', alignItems: 'center', gap: '2' })
// The heart itself, not its target, stands at the edge.
const heart = css({ marginInlineStart: 'auto', marginInlineEnd: '[-12px]' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const rated = css({ display: 'inline-flex', alignItems: 'center', gap: '1' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
const reviews = css({
  position: 'relative',
  textStyle: 'small',
  color: 'fg.muted',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
  borderRadius: 'xs',
  _before: { content: '""', position: 'absolute', insetInline: '[-4px]', insetBlock: '[-12px]' },
  _hover: { color: 'fg.default' },
})
const marks = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } })
const alarm = css({ textStyle: 'smallStrong', color: 'danger.text' })
const prescription = css({ display: 'flex', flexDirection: 'column', textStyle: 'small', color: 'fg.muted' })
const strong = css({ fontWeight: 'medium', color: 'warning.text' })
const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2',
  padding: '3',
  textStyle: 'body',
  bg: 'warning.soft',
  borderRadius: 'sm',
})
