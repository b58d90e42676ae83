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
      whiteSpace: 'nowrap',
      borderRadius: 'full',
    },
    image: { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    // The circle does not grow with the text.
    size: {
      sm: { root: { width: '8', height: '8', fontSize: '[min({fontSizes.xs}, 14px)]' } },
      md: { root: { width: '11', height: '11', fontSize: '[min({fontSizes.md}, 18px)]' } },
      lg: { root: { width: '16', height: '16', fontSize: '[min({fontSizes.xl}, 26px)]' } },
    },
    square: { true: { root: { borderRadius: 'md' } } },
  },
  defaultVariants: { size: 'md' },
})
