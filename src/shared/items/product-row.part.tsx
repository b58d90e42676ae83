import type { Item } from '#openapi/generated/client.ts'
import { CardDiet } from '#src/shared/diet/diet-parts.part.tsx'
import { css } from '#styled/css/index.js'
import { RatingValue } from '#ui/rating-value.tsx'
import { ItemPicture } from './item-picture.part.tsx'
import { ItemPrice } from './item-price.part.tsx'
import { ItemHours } from './item-state.part.tsx'
import { ItemTitle } from './item-title.part.tsx'
import { DiscountBadge, HeardNatures } from './marks.part.tsx'

type Props = {
  item: Item
  /** On the page of its own store, the row leaves out the store's name. */
  inStore?: boolean
}

/** The horizontal card of menus and list views: text first, picture with Add at the inline end. */
export function ProductRow({ item, inStore = false }: Props) {
  return (
    <article className={card}>
      <div className={words}>
        <div className={top}>
          <h3 className={name}>
            <ItemTitle item={item} />
          </h3>
          <HeardNatures item={item} />
          {item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
        </div>
        <CardDiet item={item} />
        {!inStore && <p className={store}>{item.store_name}</p>}
        <p className={inStore ? description : line}>{item.description}</p>
        <ItemHours item={item} />
        <div className={price}>
          <ItemPrice item={item} size="sm" />
          <DiscountBadge item={item} />
        </div>
      </div>
      <ItemPicture item={item} sizes="128px" small className={picture} />
    </article>
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  gap: '4',
  padding: '4',
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minWidth: '0' })
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: '2',
})
// The rating wraps below a long name.
const name = css({ textStyle: 'bodyStrong', lineClamp: 2, flex: '[1 1 6rem]', minWidth: '0' })
const store = css({ textStyle: 'small', color: 'fg.muted', truncate: true })
const description = css({ textStyle: 'small', color: 'fg.muted', lineClamp: 2 })
// One line, so that a row with the store's name is as high as one without.
const line = css({ textStyle: 'small', color: 'fg.muted', lineClamp: 1 })
const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginBlockStart: 'auto',
})
const picture = css({ flexShrink: '0', width: { base: '28', md: '32' }, alignSelf: 'flex-start' })
