import { isCampaign } from '#machines/rules/availability.ts'
import type { Item } from '#openapi/generated/client.ts'
import { css, cx } from '#styled/css/index.js'
import { Picture, type PictureProps } from '#ui/picture.tsx'
import { AddControl } from './add-control.tsx'
import { ItemVeil, useItemState } from './item-state.tsx'
import { DiscountBadge } from './marks.tsx'
import { WishHeart } from './wish-heart.tsx'

type Props = Pick<PictureProps, 'sizes' | 'first'> & {
  item: Item
  ratio?: PictureProps['ratio']
  /** A small picture names the reason why the item is unavailable; the text beside it names the hours. */
  small?: boolean
  className?: string | undefined
}

/** The item's picture on a card, with discount, reason why the item is unavailable, and Add. */
export function ItemPicture({ item, ratio = '1 / 1', small = false, className, ...picture }: Props) {
  return (
    <div className={cx(frame, className)} data-part="picture" data-small={small || undefined}>
      <Picture {...picture} src={item.image_full_url} alt="" ratio={ratio} />
      <ItemVeil item={item} small={small} />
      <span className={badge}>
        <DiscountBadge item={item} />
      </span>
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

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'md',
  '--edge': '{spacing.2}',
  '&[data-small]': { '--edge': '{spacing.1}' },
  '& img': {
    transitionProperty: '[scale]',
    transitionDuration: 'enter',
    '@media (hover: hover)': { 'article:hover &': { scale: '[1.04]' } },
  },
})
const badge = css({
  position: 'absolute',
  insetBlockStart: '[var(--edge)]',
  insetInlineStart: '[var(--edge)]',
  '[data-special] &': {
    insetBlockStart: '0',
    insetInlineStart: '0',
    '& > *': {
      minHeight: '8',
      px: '3',
      textStyle: 'bodyStrong',
      borderRadius: '[0]',
      borderEndEndRadius: 'md',
    },
  },
})
const heart = css({
  position: 'absolute',
  insetBlockStart: '[var(--edge)]',
  insetInlineEnd: '[var(--edge)]',
  // There is no room beside a discount.
  '[data-small] &': {
    insetBlockStart: '[auto]',
    insetBlockEnd: '[var(--edge)]',
    insetInlineStart: '[var(--edge)]',
    insetInlineEnd: '[auto]',
  },
})
const add = css({ position: 'absolute', insetBlockEnd: '[var(--edge)]', insetInlineEnd: '[var(--edge)]' })
