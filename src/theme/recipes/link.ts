import { defineRecipe } from '@pandacss/dev'

export const link = defineRecipe({
  className: 'link',
  description: 'Words that lead somewhere.',
  base: {
    color: 'accent.text',
    fontWeight: 'medium',
    textUnderlineOffset: '[0.2em]',
    borderRadius: 'xs',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    look: {
      inline: { textDecoration: 'underline' },
      alone: {},
      quiet: { color: 'fg.muted', fontWeight: 'regular', _hover: { color: 'fg.default' } },
    },
  },
  defaultVariants: { look: 'alone' },
})
