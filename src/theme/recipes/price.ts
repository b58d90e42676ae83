import { defineSlotRecipe } from '@pandacss/dev'

export const price = defineSlotRecipe({
  className: 'price',
  description:
    'The price, then the price before the discount: each left to right, the two in the direction of the page.',
  slots: ['root', 'from', 'now', 'was'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'baseline',
      // An old price that has no room beside the price stands above it, so that the prices of a row of cards stay on one line.
      flexWrap: 'wrap-reverse',
      columnGap: '2',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      // These three nearly fill a card of a phone: the typeface that arrives would move the old price to a line of its own.
      '&[data-stacked]': { flexDirection: 'column-reverse', alignItems: 'start' },
    },
    // The word before the amount may stand above it; the amount itself stays whole.
    now: {
      whiteSpace: 'normal',
      '& [dir]': { whiteSpace: 'nowrap' },
      fontWeight: 'bold',
      color: 'fg.default',
      '&[data-reduced]': { color: 'accent.text' },
    },
    from: { fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted' },
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
