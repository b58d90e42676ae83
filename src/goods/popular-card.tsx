import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { ItemAdd } from './item-picture.tsx'
import { ItemPrice } from './item-price.tsx'
import { ItemHours, ItemVeil, useItemState } from './item-state.tsx'
import { ItemTitle } from './item-title.tsx'
import { DiscountBadge } from './marks.tsx'
import { WishHeart } from './wish-heart.tsx'

/** Low card of a popular item with a small picture: three of them are stacked. */
export function PopularCard({ item }: { item: Item }) {
  const state = useItemState(item)
  // There is room for one line: outside of its hours, the hours matter more than the store.
  const isOut = state === 'later' || state === 'closed'
  return (
    <article className={card}>
      <div className={picture}>
        <Picture src={item.image_full_url} alt="" ratio="1 / 1" sizes="104px" />
        <ItemVeil item={item} small />
        <span className={badge}>
          <DiscountBadge item={item} />
        </span>
        <WishHeart kind="item" thing={item} className={heart} />
      </div>
      <div className={words}>
        <h3 className={name}>
          <ItemTitle item={item} />
        </h3>
        {isOut ? (
          <div className={hours}>
            <ItemHours item={item} />
          </div>
        ) : (
          <div className={line}>
            <span className={store}>{item.store_name}</span>
            {item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
          </div>
        )}
        <div className={foot}>
          <ItemPrice item={item} size="sm" />
          <ItemAdd item={item} />
        </div>
      </div>
    </article>
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  gap: '3',
  minHeight: '[128px]',
  padding: '[11px]',
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const picture = css({
  position: 'relative',
  flexShrink: '0',
  alignSelf: 'center',
  width: '[104px]',
  height: '[104px]',
  overflow: 'hidden',
  borderRadius: 'md',
})
const heart = css({ position: 'absolute', insetBlockEnd: '1', insetInlineEnd: '1' })
const badge = css({ position: 'absolute', insetBlockStart: '1', insetInlineStart: '1' })
const words = css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' })
const name = css({ textStyle: 'bodyStrong', truncate: true })
const line = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: '6', minWidth: '0' })
const store = css({ textStyle: 'small', color: 'fg.muted', truncate: true })
const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlockStart: 'auto',
})
const hours = css({ display: 'flex', flexDirection: 'column' })
