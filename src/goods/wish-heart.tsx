import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Wish } from '#machines/rules/wishes.ts'
import { useShop } from '#src/shop/shop.ts'
import { css, cx } from '#styled/css/index.js'
import { IconButton, type IconButtonProps } from '#ui/icon-button.tsx'

type Props = Wish & Pick<IconButtonProps, 'variant' | 'size' | 'className'>

/** Keeps a thing for later or lets it go; of a thousand hearts only the one that changes is drawn anew. */
export function WishHeart({ kind, thing, variant = 'floating', size = 'sm', className }: Props) {
  const { goods } = useWords()
  const { wishes } = useShop()
  const isKept = useSyncExternalStore(wishes.subscribe, () => wishes.has(kind, thing.id), never)
  return (
    <IconButton
      variant={variant}
      size={size}
      className={cx(heart, className)}
      aria-label={goods.wish(thing)}
      aria-pressed={isKept}
      onClick={() => wishes.toggle({ kind, thing } as Wish)}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  )
}

/** What the server paints is nobody's. */
const never = () => false

const heart = css({
  zIndex: 'raised',
  // It springs when it is pressed, and stands still wherever it is drawn pressed already.
  '& svg': { transition: '[scale 240ms cubic-bezier(0.3, 3, 0.5, 1)]' },
  '&[aria-pressed=true] svg': { color: 'danger.solid', fill: 'current', scale: '[1.1]' },
})
