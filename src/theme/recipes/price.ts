import { defineSlotRecipe } from '@pandacss/dev'

export const price = defineSlotRecipe({
  className: 'price',
  description: 'What it costs, then what it cost before: each left to right, the two as the page reads.',
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
