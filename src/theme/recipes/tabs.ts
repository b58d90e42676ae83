import { defineSlotRecipe } from '@pandacss/dev'

export const tabs = defineSlotRecipe({
  className: 'tabs',
  description: 'One place, several panels; the line under the chosen tab wears the accent.',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { minWidth: '0' },
    list: {
      display: 'flex',
      gap: '6',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBlockEndWidth: 'hairline',
      borderBlockEndStyle: 'solid',
      borderColor: 'border.subtle',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minHeight: '12',
      textStyle: 'bodyStrong',
      color: 'fg.muted',
      boxShadow: '[inset 0 0 0 transparent]',
      transitionProperty: '[color, box-shadow]',
      transitionDuration: 'press',
      _hover: { '&:not([data-selected], [aria-selected=true])': { color: 'fg.default' } },
      '&:is([data-selected], [aria-selected=true])': {
        color: 'accent.text',
        boxShadow: '[inset 0 -2px 0 {colors.accent.edge}]',
        _highContrast: {
          borderBlockEndWidth: 'thick',
          borderBlockEndStyle: 'solid',
          borderColor: '[Highlight]',
        },
      },
      _focusVisible: { outlineOffset: '[-2px]', borderRadius: 'xs' },
    },
    content: { paddingBlockStart: '5', _focusVisible: { borderRadius: 'xs' } },
  },
})
