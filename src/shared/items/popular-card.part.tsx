import type { Item } from '#openapi/generated/client.ts'
import { CardDiet } from '#src/shared/diet/diet-parts.part.tsx'
import { css } from '#styled/css/index.js'
import { RatingValue } from '#ui/rating-value.tsx'
import { ItemPicture } from './item-picture.part.tsx'
import { ItemPrice } from './item-price.part.tsx'
import { ItemHours, useItemState } from './item-state.part.tsx'
import { ItemTitle } from './item-title.part.tsx'
import { DiscountBadge, NatureNames } from './marks.part.tsx'

/** Low card of a popular item with a small picture: three of them are stacked. */
export function PopularCard({ item }: { item: Item }) {
  const state = useItemState(item)
  // There is room for one line: outside of its hours, the hours matter more than the store.
  const isOut = state === 'later' || state === 'closed'
  return (
    <article className={card}>
      <ItemPicture item={item} sizes="104px" small hasTags={false} className={picture} />
      <div className={words}>
        <h3 className={name}>
          <ItemTitle item={item} />
        </h3>
        <CardDiet item={item} />
        {isOut ? (
          <div className={line}>
            <div className={hours}>
              <ItemHours item={item} />
            </div>
            <NatureNames item={item} />
          </div>
        ) : (
          <div className={line}>
            <span className={store}>{item.store_name}</span>
            {item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
            <NatureNames item={item} />
          </div>
        )}
        <div className={foot}>
          <ItemPrice item={item} size="sm" />
          <DiscountBadge item={item} />
        </div>
      </div>
    </article>
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  gap: '3',
  minHeight: { base: '24', sm: '[128px]' },
  padding: { base: '[7px]', sm: '[11px]' },
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const picture = css({ flexShrink: '0', alignSelf: 'center', width: { base: '[96px]', sm: '[104px]' } })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: '0',
  containerType: 'inline-size',
})
const name = css({ textStyle: 'bodyStrong', truncate: true })
const line = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: '6', minWidth: '0' })
const store = css({ textStyle: 'small', color: 'fg.muted', truncate: true })
const foot = css({ layerStyle: 'priceLine', marginBlockStart: 'auto' })
// A phone has room for one of them.
const hours = css({
  display: 'flex',
  flexDirection: 'column',
  '& > span + span': { display: { smDown: 'none' } },
})
