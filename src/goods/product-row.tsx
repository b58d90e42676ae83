import { Link } from 'wouter'
import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { AddControl, useOpenItem } from './add-control.tsx'
import { choosesOnPage, productPath } from './item-link.ts'
import { ItemPrice } from './item-price.tsx'
import { ItemHours, ItemVeil, useItemState } from './item-state.tsx'
import { DiscountBadge, VegMark } from './marks.tsx'

/** The horizontal card of menus and list views: words first, picture with Add at the inline end. */
export function ProductRow({ item }: { item: Item }) {
  const openItem = useOpenItem()
  const state = useItemState(item)
  return (
    <article className={card}>
      <div className={words}>
        <div className={top}>
          <h3 className={name}>
            <Link
              href={productPath(item)}
              className={cover}
              onClick={(event) => {
                if (choosesOnPage(item) || event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                openItem(item)
              }}
            >
              {item.module_type === 'food' && <VegMark veg={item.veg} />} {item.name}
            </Link>
          </h3>
          {item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
        </div>
        <p className={description}>{item.description}</p>
        <ItemHours item={item} />
        <ItemPrice item={item} size="sm" className={price} />
      </div>
      <div className={frame} data-part="picture">
        <Picture src={item.image_full_url} alt="" ratio="1 / 1" sizes="128px" />
        <ItemVeil item={item} small />
        <span className={badge}>
          <DiscountBadge item={item} />
        </span>
        <span className={add}>
          <AddControl item={item} disabled={state === 'soldOut' || state === 'closed'} />
        </span>
      </div>
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
  _hover: {
    borderColor: 'border.default',
    boxShadow: 'rest',
    '& [data-part=picture] img': { scale: '[1.04]' },
  },
})
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minWidth: '0' })
const top = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '2' })
const name = css({ textStyle: 'bodyStrong', lineClamp: 2 })
const cover = css({
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
  '& > span': { verticalAlign: 'middle' },
})
const description = css({ textStyle: 'small', color: 'fg.muted', lineClamp: 2 })
const price = css({ marginBlockStart: 'auto' })
const frame = css({
  position: 'relative',
  flexShrink: '0',
  width: { base: '28', md: '32' },
  alignSelf: 'flex-start',
  overflow: 'hidden',
  borderRadius: 'md',
  '& img': { transitionProperty: '[scale]', transitionDuration: 'enter' },
})
const badge = css({ position: 'absolute', insetBlockStart: '1', insetInlineStart: '1' })
const add = css({ position: 'absolute', insetBlockEnd: '1', insetInlineEnd: '1' })
