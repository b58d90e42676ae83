import { defineRecipe } from '@pandacss/dev'

export const card = defineRecipe({
  className: 'card',
  description: 'A hairline panel; `link` lifts under the pointer.',
  base: {
    position: 'relative',
    bg: 'bg.surface',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.subtle',
    borderRadius: 'md',
  },
  variants: {
    pad: { none: {}, sm: { padding: '3' }, md: { padding: '4' }, lg: { padding: { base: '4', md: '6' } } },
    link: {
      true: {
        transitionProperty: '[border-color, box-shadow]',
        transitionDuration: 'enter',
        transitionTimingFunction: 'out',
        _hover: { borderColor: 'border.default', boxShadow: 'rest' },
      },
    },
    quiet: { true: { bg: 'bg.subtle', borderColor: 'transparent' } },
  },
  defaultVariants: { pad: 'md' },
})
