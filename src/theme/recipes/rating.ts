import { defineSlotRecipe } from '@pandacss/dev'

export const rating = defineSlotRecipe({
  className: 'rating',
  description: 'Stars: read as one gold star and a number, given as five in halves.',
  slots: ['root', 'label', 'control', 'item', 'star', 'number', 'count'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '1', flexShrink: '0', whiteSpace: 'nowrap' },
    label: { textStyle: 'bodyStrong' },
    control: { display: 'inline-flex', gap: '1' },
    item: {
      display: 'inline-grid',
      color: 'rating.fill',
      cursor: 'pointer',
      '& svg': { gridArea: '1 / 1', width: '8', height: '8', strokeWidth: '[1.5]' },
      '& [data-fill]': { fill: '[currentColor]' },
      '& [data-fill=half]': { clipPath: '[inset(0 50% 0 0)]', _rtl: { clipPath: '[inset(0 0 0 50%)]' } },
    },
    star: { color: 'rating.fill', fill: '[currentColor]', width: '4', height: '4', flexShrink: '0' },
    // Its baseline is the rating's own, beside a name; the star has none but its lower edge.
    number: {
      alignSelf: 'baseline',
      textStyle: 'smallStrong',
      color: 'fg.default',
      fontVariantNumeric: 'tabular-nums',
    },
    count: { textStyle: 'small', color: 'fg.muted' },
  },
})
