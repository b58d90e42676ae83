import { defineSlotRecipe } from '@pandacss/dev'

/** The tick is a filled shape, whose colour forced colours would replace. */
const marked = {
  color: '[HighlightText]',
  bg: '[Highlight]',
  forcedColorAdjust: 'none',
  borderColor: '[Highlight]',
} as const

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  description: 'A box to tick, with its words beside it.',
  slots: ['root', 'control', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.disabled' },
    },
    control: {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '5',
      height: '5',
      color: 'fg.onAccent',
      bg: 'bg.surface',
      borderWidth: '[1.5px]',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderRadius: 'xs',
      cursor: 'inherit',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'press',
      _checked: {
        _highContrast: marked,
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        _before: {
          content: '""',
          width: '[11px]',
          height: '[9px]',
          bg: '[currentColor]',
          clipPath: '[polygon(13% 42%, 0 58%, 38% 100%, 100% 17%, 86% 0, 37% 66%)]',
        },
      },
      '&:indeterminate': {
        _highContrast: marked,
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        _before: { content: '""', width: '[9px]', height: '[2px]', bg: '[currentColor]' },
      },
      '&[aria-invalid=true]': { borderColor: 'danger.edge' },
      _disabled: { bg: 'bg.disabled', borderColor: 'border.default', color: 'fg.disabled' },
    },
    label: { flex: '1', minWidth: '0', textStyle: 'body' },
  },
})
