import { Link } from 'wouter'
import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { AddControl, useOpenItem } from './add-control.tsx'
import { choosesOnPage, productPath } from './item-link.ts'
import { ItemPrice } from './item-price.tsx'
import { ItemVeil, useItemState } from './item-state.tsx'
import { DiscountBadge, VegMark } from './marks.tsx'

/** The vertical card: picture, name in two lines, store, rating, price, and Add on the picture. */
export function ProductCard({
  item,
  name = item.name,
  first = false,
  inStore = false,
}: {
  item: Item
  /** As it is shown, where that is not the whole name. */
  name?: string
  first?: boolean
  /** On the page of its own store, which needs not be named again. */
  inStore?: boolean
}) {
  const openItem = useOpenItem()
  const state = useItemState(item)
  return (
    <article className={card}>
      <div className={frame} data-part="picture">
        <Picture
          src={item.image_full_url}
          alt=""
          ratio="1 / 1"
          sizes="(min-width: 1180px) 240px, (min-width: 600px) 30vw, 46vw"
          first={first}
        />
        <ItemVeil item={item} />
        <span className={badge}>
          <DiscountBadge item={item} />
        </span>
        <span className={add}>
          <AddControl item={item} disabled={state === 'soldOut' || state === 'closed'} />
        </span>
      </div>
      <h3 className={title}>
        <Link
          href={productPath(item)}
          className={cover}
          onClick={(event) => {
            if (choosesOnPage(item) || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            openItem(item)
          }}
        >
          {item.module_type === 'food' && <VegMark veg={item.veg} />} {name}
        </Link>
      </h3>
      {!inStore && (
        <div className={line}>
          <span className={store}>{item.store_name}</span>
          {item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
        </div>
      )}
      <div className={line}>
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
  _hover: { '& [data-part=picture] img': { scale: '[1.04]' } },
})
const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'md',
  marginBlockEnd: '1',
  '& img': { transitionProperty: '[scale]', transitionDuration: 'enter' },
})
const badge = css({ position: 'absolute', insetBlockStart: '2', insetInlineStart: '2' })
const add = css({ position: 'absolute', insetBlockEnd: '2', insetInlineEnd: '2' })
const title = css({ textStyle: 'bodyStrong', lineClamp: 2 })
// The whole card is the link's target; Add lies above it.
const cover = css({
  display: 'inline',
  borderRadius: 'xs',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
  '& > span': { verticalAlign: 'middle' },
})
const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  minWidth: '0',
})
const store = css({ textStyle: 'small', color: 'fg.muted', truncate: true })
