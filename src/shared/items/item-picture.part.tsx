import { isCampaign } from '#machines/rules/availability.ts'
import type { Item } from '#openapi/generated/client.ts'
import { css, cx } from '#styled/css/index.js'
import { Picture, type PictureProps } from '#ui/picture.tsx'
import { AddControl } from './add-control.part.tsx'
import { ItemVeil, useItemState } from './item-state.part.tsx'
import { DiscountBadge, NatureTags } from './marks.part.tsx'
import { WishHeart } from './wish-heart.part.tsx'

type Props = Pick<PictureProps, 'sizes' | 'first'> & {
  item: Item
  ratio?: PictureProps['ratio']
  /** A small picture names the reason why the item is unavailable; the text beside it names the hours. */
  small?: boolean
  /** A low card has no room for them on its picture: its text names them. */
  hasTags?: boolean
  className?: string | undefined
}

/** The item's picture on a card, with discount, reason why the item is unavailable, and Add. */
export function ItemPicture({
  item,
  ratio = '1 / 1',
  small = false,
  hasTags = true,
  className,
  ...picture
}: Props) {
  return (
    <div className={cx(frame, className)} data-part="picture" data-small={small || undefined}>
      <Picture {...picture} src={item.image_full_url} alt="" ratio={ratio} />
      <ItemVeil item={item} small={small} />
      {/* There is no room for it beside the heart of a small picture: it stands beside the price. */}
      {!small && (
        <span className={badge}>
          <DiscountBadge item={item} />
        </span>
      )}
      {hasTags && <NatureTags item={item} />}
      {!isCampaign(item) && <WishHeart kind="item" thing={item} className={heart} />}
      <div className={add}>
        <ItemAdd item={item} />
      </div>
    </div>
  )
}

/** Add, disabled for an unavailable item. */
export function ItemAdd({ item }: { item: Item }) {
  const state = useItemState(item)
  return <AddControl item={item} disabled={state === 'soldOut' || state === 'closed'} />
}

const frame = css({ layerStyle: 'itemPicture' })
const badge = css({ layerStyle: 'cornerBadge' })
const heart = css({
  position: 'absolute',
  insetBlockStart: '[var(--edge)]',
  insetInlineEnd: '[var(--edge)]',
})
const add = css({ position: 'absolute', insetBlockEnd: '[var(--edge)]', insetInlineEnd: '[var(--edge)]' })
