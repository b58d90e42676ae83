import { defineSlotRecipe } from '@pandacss/dev'

export const rating = defineSlotRecipe({
  className: 'rating',
  description: 'Stars: read as one gold star and a number, given as five in halves.',
  slots: ['root', 'group', 'label', 'control', 'item', 'error', 'star', 'number', 'count'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '1', flexShrink: '0', whiteSpace: 'nowrap' },
    group: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { textStyle: 'bodyStrong' },
    control: {
      display: 'inline-flex',
      alignSelf: 'flex-start',
      borderRadius: 'sm',
      '&:has(:focus-visible)': {
        outlineWidth: '[2px]',
        outlineStyle: 'solid',
        outlineColor: 'focus',
        outlineOffset: '[2px]',
      },
    },
    // Half a star, and half of the square that takes the press: two make 48 px.
    item: {
      position: 'relative',
      width: '6',
      height: '12',
      overflow: 'hidden',
      color: 'rating.fill',
      cursor: 'pointer',
      '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit', outline: '[none]' },
      '& svg': {
        position: 'absolute',
        insetBlockStart: '0',
        insetInlineStart: '0',
        width: '12',
        // Twice the half that shows it.
        maxWidth: '[none]',
        height: '12',
        padding: '1',
        strokeWidth: '[1.25]',
        pointerEvents: 'none',
      },
      '&:nth-child(even) svg': { insetInlineStart: '-6' },
      '&[data-filled] svg': { fill: '[currentColor]' },
      // Under a mouse the stars show what a press would give.
      '@media (hover: hover)': {
        ':hover > & svg': { fill: '[none]' },
        '&:hover svg, &:has(~ :hover) svg': { fill: '[currentColor]' },
      },
      '&:has(:disabled)': { cursor: 'default', opacity: '[0.5]' },
    },
    error: { textStyle: 'small', color: 'danger.text' },
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
