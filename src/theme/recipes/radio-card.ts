import { defineSlotRecipe } from '@pandacss/dev'

export const radioCard = defineSlotRecipe({
  className: 'radio-card',
  description: 'One of several, each a card or a row; the chosen one wears the accent on its edge.',
  slots: ['root', 'label', 'item', 'control', 'body', 'title', 'note', 'aside'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    label: { textStyle: 'bodyStrong' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minHeight: '13',
      px: '4',
      py: '3',
      cursor: 'pointer',
      transitionProperty: '[background-color, border-color, box-shadow]',
      transitionDuration: 'press',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.disabled' },
    },
    control: {
      appearance: 'none',
      flexShrink: '0',
      width: '5',
      height: '5',
      bg: 'bg.surface',
      borderWidth: '[1.5px]',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderRadius: 'full',
      cursor: 'inherit',
      transitionProperty: '[border-width, border-color]',
      transitionDuration: 'press',
      _checked: { borderWidth: '[6px]', borderColor: 'accent.solid' },
      _disabled: { borderColor: 'border.default' },
    },
    body: { display: 'flex', flexDirection: 'column', flex: '[1 1 6rem]', minWidth: '0' },
    title: { textStyle: 'bodyStrong' },
    note: { textStyle: 'small', color: 'fg.muted' },
    aside: { marginInlineStart: 'auto', textStyle: 'body', color: 'fg.muted' },
  },
  variants: {
    look: {
      card: {
        item: {
          bg: 'bg.surface',
          borderWidth: 'hairline',
          borderStyle: 'solid',
          borderColor: 'border.default',
          borderRadius: 'md',
          _hover: { borderColor: 'border.strong' },
          '&:has(:checked)': {
            bg: 'accent.soft',
            borderColor: 'accent.edge',
            boxShadow: '[inset 0 0 0 1px {colors.accent.edge}]',
          },
        },
      },
      row: {
        root: { gap: '0' },
        item: {
          px: '0',
          borderBlockEndWidth: 'hairline',
          borderBlockEndStyle: 'solid',
          borderColor: 'border.subtle',
          _last: { borderBlockEndWidth: 'none' },
        },
      },
    },
  },
  defaultVariants: { look: 'card' },
})
