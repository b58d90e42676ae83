import { defineSlotRecipe } from '@pandacss/dev'

export const price = defineSlotRecipe({
  className: 'price',
  description: 'What it costs, and what it cost before; left to right in every language.',
  slots: ['root', 'now', 'was'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      columnGap: '2',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    now: { fontWeight: 'bold', color: 'fg.default', '&[data-reduced]': { color: 'accent.text' } },
    was: { color: 'fg.subtle', textDecoration: 'line-through', fontWeight: 'regular' },
  },
  variants: {
    size: {
      sm: { now: { fontSize: 'md' }, was: { fontSize: 'xs' } },
      md: { now: { fontSize: 'base' }, was: { fontSize: 'sm' } },
      lg: { now: { fontSize: 'xl' }, was: { fontSize: 'base' } },
    },
  },
  defaultVariants: { size: 'md' },
})
