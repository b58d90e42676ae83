import type { Item } from '#openapi/generated/client.ts'
import { CardDiet } from '#src/shared/diet/diet-parts.part.tsx'
import { css } from '#styled/css/index.js'
import { RatingValue } from '#ui/rating-value.tsx'
import { ItemPicture } from './item-picture.part.tsx'
import { ItemPrice } from './item-price.part.tsx'
import { ItemTitle } from './item-title.part.tsx'
import { HeardNatures } from './marks.part.tsx'

/** The vertical card: picture, name in two lines, store, rating, price, and Add on the picture. */
export function ProductCard({
  item,
  name,
  first = false,
  inStore = false,
  special = false,
}: {
  item: Item
  /** Displayed name, where it differs from the item's name. */
  name?: string
  first?: boolean
  /** On the page of its own store, the card leaves out the store's name. */
  inStore?: boolean
  /** In a special offer, the discount is more prominent. */
  special?: boolean
}) {
  return (
    <article className={card} data-special={special || undefined}>
      <ItemPicture
        item={item}
        sizes={`(min-width: 1180px) 240px, (min-width: 600px) 30vw, ${special ? 62 : 46}vw`}
        first={first}
        className={picture}
      />
      <h3 className={title}>
        <ItemTitle item={item} name={name} />
      </h3>
      <HeardNatures item={item} />
      <CardDiet item={item} />
      {!inStore && (
        <div className={line}>
          <span className={store}>{item.store_name}</span>
          {item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
        </div>
      )}
      <div className={last}>
        <ItemPrice item={item} size="sm" />
        {inStore && item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
      </div>
    </article>
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minWidth: '0',
  height: 'full',
})
const picture = css({ marginBlockEnd: '1' })
const title = css({ textStyle: 'bodyStrong', lineClamp: 2 })
const line = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '2',
  minWidth: '0',
})
// The prices and ratings of a row stand on one line, however long the names and whether an old price stands above.
const last = css({
  display: 'flex',
  alignItems: '[last baseline]',
  justifyContent: 'space-between',
  columnGap: '2',
  minWidth: '0',
  marginBlockStart: 'auto',
})
const store = css({ textStyle: 'small', color: 'fg.muted', truncate: true })
