import { defineSlotRecipe } from '@pandacss/dev'

export const accordion = defineSlotRecipe({
  className: 'accordion',
  description: 'Parts that open in place, on the native details element.',
  slots: ['root', 'item', 'trigger', 'indicator', 'content'],
  base: {
    root: {
      borderBlockStartWidth: 'hairline',
      borderBlockStartStyle: 'solid',
      borderColor: 'border.subtle',
    },
    item: {
      borderBlockEndWidth: 'hairline',
      borderBlockEndStyle: 'solid',
      borderColor: 'border.subtle',
      '&[open] > summary > svg': { rotate: '180deg' },
    },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '13',
      textStyle: 'bodyStrong',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    indicator: {
      width: '5',
      height: '5',
      flexShrink: '0',
      color: 'fg.muted',
      transitionProperty: '[rotate]',
      transitionDuration: 'enter',
    },
    content: { paddingBlockEnd: '4', textStyle: 'body', color: 'fg.muted' },
  },
})
