import { defineSlotRecipe } from '@pandacss/dev'

export const menu = defineSlotRecipe({
  className: 'menu',
  description: 'A short list of things to do.',
  slots: ['positioner', 'content', 'item', 'separator', 'label'],
  base: {
    positioner: { zIndex: '[500 !important]' },
    content: {
      minWidth: '48',
      maxWidth: '[calc(100vw - 32px)]',
      maxHeight: '[var(--available-height, 80dvh)]',
      padding: '2',
      overflowY: 'auto',
      color: 'fg.default',
      layerStyle: 'floating',
      outline: '[none]',
      '&[data-state=open]': { animation: '[popIn {durations.press} {easings.out}]' },
      '&[data-state=closed]': { animation: '[popOut {durations.press} {easings.in} forwards]' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '11',
      px: '3',
      textStyle: 'body',
      borderRadius: 'sm',
      cursor: 'pointer',
      userSelect: 'none',
      '& svg': { width: '5', height: '5', color: 'fg.muted', flexShrink: '0' },
      '&[data-highlighted]': {
        bg: 'bg.hover',
        _highContrast: { color: '[HighlightText]', bg: '[Highlight]', forcedColorAdjust: 'none' },
      },
      '&:is([data-state=checked], [aria-current])': { color: 'accent.text', fontWeight: 'medium' },
      '&[data-disabled]': { color: 'fg.disabled', cursor: 'not-allowed' },
      _hover: { bg: 'bg.hover' },
    },
    separator: { height: 'px', my: '2', bg: 'border.subtle' },
    label: { px: '3', py: '1', textStyle: 'captionStrong', color: 'fg.muted' },
  },
})
