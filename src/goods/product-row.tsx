import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { RatingValue } from '#ui/rating-value.tsx'
import { ItemPicture } from './item-picture.tsx'
import { ItemPrice } from './item-price.tsx'
import { ItemHours } from './item-state.tsx'
import { ItemTitle } from './item-title.tsx'

/** The horizontal card of menus and list views: words first, picture with Add at the inline end. */
export function ProductRow({ item }: { item: Item }) {
  return (
    <article className={card}>
      <div className={words}>
        <div className={top}>
          <h3 className={name}>
            <ItemTitle item={item} />
          </h3>
          {item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
        </div>
        <p className={description}>{item.description}</p>
        <ItemHours item={item} />
        <ItemPrice item={item} size="sm" className={price} />
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
const top = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '2' })
const name = css({ textStyle: 'bodyStrong', lineClamp: 2 })
const description = css({ textStyle: 'small', color: 'fg.muted', lineClamp: 2 })
const price = css({ marginBlockStart: 'auto' })
const picture = css({ flexShrink: '0', width: { base: '28', md: '32' }, alignSelf: 'flex-start' })
