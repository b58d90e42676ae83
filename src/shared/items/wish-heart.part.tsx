import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Wish } from '#machines/rules/wishes.ts'
import { useShop } from '#src/core/shop.ts'
import { css, cx } from '#styled/css/index.js'
import { IconButton, type IconButtonProps } from '#ui/icon-button.tsx'

type Props = Wish & Pick<IconButtonProps, 'variant' | 'size' | 'className'>

/** Adds an item or store to the wishlist or removes it; only the heart that changes renders again. */
export function WishHeart({ kind, thing, variant = 'floating', size = 'sm', className }: Props) {
  const { goods } = useWords()
  const { wishes } = useShop()
  const isHeld = useSyncExternalStore(wishes.subscribe, () => wishes.has(kind, thing.id), never)
  return (
    <IconButton
      variant={variant}
      size={size}
      className={cx(heart, className)}
      aria-label={goods.wish(thing)}
      aria-pressed={isHeld}
      onClick={() => wishes.toggle({ kind, thing } as Wish)}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  )
}

/** The prerendered page belongs to no customer. */
const never = () => false

const heart = css({
  zIndex: 'raised',
  // Animates when the customer presses it, and not when it first renders pressed.
  '& svg': { transition: '[scale 240ms cubic-bezier(0.3, 3, 0.5, 1)]' },
  '&[aria-pressed=true] svg': { color: 'danger.solid', fill: 'current', scale: '[1.1]' },
})
