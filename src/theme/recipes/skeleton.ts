import { defineRecipe } from '@pandacss/dev'

export const skeleton = defineRecipe({
  className: 'skeleton',
  description: 'The final size in grey; unseen for the first 200 ms, so that a fast answer shows no flicker.',
  base: {
    display: 'block',
    bg: 'bg.press',
    borderRadius: 'sm',
    visibility: 'hidden',
    animation: '[appear 0s 200ms forwards, shimmer 1.6s 200ms ease-in-out infinite]',
  },
  variants: {
    shape: {
      block: { borderRadius: 'md' },
      line: { height: '[1em]', marginBlock: '[0.25em]', borderRadius: 'xs' },
      circle: { borderRadius: 'full', aspectRatio: 'square' },
    },
  },
  defaultVariants: { shape: 'block' },
})
