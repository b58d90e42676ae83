import { defineSlotRecipe } from '@pandacss/dev'

export const segmentGroup = defineSlotRecipe({
  className: 'segment-group',
  description: 'Two to four ways to see the same thing, side by side.',
  slots: ['root', 'item', 'input'],
  base: {
    root: { display: 'inline-flex', padding: '1', gap: '1', bg: 'bg.subtle', borderRadius: 'md' },
    item: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      flex: '1',
      minHeight: '9',
      px: '4',
      textStyle: 'smallStrong',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      borderRadius: 'sm',
      cursor: 'pointer',
      transitionProperty: '[background-color, color, box-shadow]',
      transitionDuration: 'press',
      '& svg': { width: '4', height: '4' },
      _hover: { color: 'fg.default' },
      '&:has(:checked)': {
        color: 'fg.default',
        bg: { base: 'bg.surface', _dark: 'bg.press' },
        boxShadow: 'rest',
      },
      '&:has(:focus-visible)': {
        outlineWidth: '[2px]',
        outlineStyle: 'solid',
        outlineColor: 'focus',
        outlineOffset: '[1px]',
      },
      '&:has(:disabled)': { color: 'fg.disabled', cursor: 'not-allowed' },
    },
    input: {
      position: 'absolute',
      inset: '0',
      opacity: '0',
      cursor: 'inherit',
      outline: '[none !important]',
    },
  },
  variants: { full: { true: { root: { display: 'flex', width: 'full' } } } },
})
