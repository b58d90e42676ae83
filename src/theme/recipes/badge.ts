import { defineRecipe } from '@pandacss/dev'

const signal = (name: 'success' | 'warning' | 'danger' | 'info') =>
  ({ color: `${name}.text`, bg: `${name}.soft` }) as const

export const badge = defineRecipe({
  className: 'badge',
  description: 'A word or a number stuck to a thing.',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    px: '2',
    textStyle: 'captionStrong',
    whiteSpace: 'nowrap',
    // Large words over a picture stand on two lines.
    '[data-part=picture] &': { whiteSpace: 'normal' },
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'sm',
    '& svg': { width: '[14px]', height: '[14px]' },
  },
  variants: {
    tone: {
      neutral: { color: 'fg.muted', bg: 'bg.hover' },
      accent: { color: 'accent.text', bg: 'accent.soft' },
      solid: { color: 'fg.onAccent', bg: 'accent.solid' },
      success: signal('success'),
      warning: signal('warning'),
      danger: signal('danger'),
      info: signal('info'),
    },
    round: {
      true: { justifyContent: 'center', minHeight: '5', minWidth: '5', px: '1', borderRadius: 'full' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
