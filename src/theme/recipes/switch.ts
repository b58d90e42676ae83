import { defineSlotRecipe } from '@pandacss/dev'

export const switchControl = defineSlotRecipe({
  className: 'switch',
  description: 'On or off, at once.',
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
    label: { flex: '1', minWidth: '0', textStyle: 'body' },
    control: {
      appearance: 'none',
      flexShrink: '0',
      width: '11',
      height: '6',
      padding: '0.5',
      bg: 'border.strong',
      borderRadius: 'full',
      cursor: 'inherit',
      transitionProperty: '[background-color]',
      transitionDuration: 'enter',
      _before: {
        content: '""',
        display: 'block',
        width: '5',
        height: '5',
        bg: 'white',
        borderRadius: 'full',
        boxShadow: 'rest',
        transitionProperty: '[translate]',
        transitionDuration: 'enter',
        transitionTimingFunction: 'out',
      },
      _checked: {
        bg: 'accent.solid',
        _before: { translate: '[20px]', _rtl: { translate: '[-20px]' } },
      },
      _disabled: { bg: 'bg.disabled' },
    },
  },
})
