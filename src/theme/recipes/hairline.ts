import { defineRecipe } from '@pandacss/dev'

export const hairline = defineRecipe({
  className: 'hairline',
  description: 'A hairline between two things.',
  base: { flexShrink: '0', bg: 'border.subtle' },
  variants: {
    along: { inline: { width: 'full', height: 'px' }, block: { width: 'px', alignSelf: 'stretch' } },
  },
  defaultVariants: { along: 'inline' },
})
