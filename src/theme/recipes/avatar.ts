import { defineSlotRecipe } from '@pandacss/dev'

export const avatar = defineSlotRecipe({
  className: 'avatar',
  description: 'A face or a logo; the initials stand in while there is none.',
  slots: ['root', 'image'],
  base: {
    root: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      color: 'accent.text',
      bg: 'accent.soft',
      fontWeight: 'medium',
      borderRadius: 'full',
    },
    image: { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { root: { width: '8', height: '8', fontSize: 'xs' } },
      md: { root: { width: '11', height: '11', fontSize: 'md' } },
      lg: { root: { width: '16', height: '16', fontSize: 'xl' } },
    },
    square: { true: { root: { borderRadius: 'md' } } },
  },
  defaultVariants: { size: 'md' },
})
