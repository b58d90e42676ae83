import { defineSlotRecipe } from '@pandacss/dev'

export const searchBox = defineSlotRecipe({
  className: 'search-box',
  description: 'A line that searches on Enter and can be cleared.',
  slots: ['root', 'icon', 'input', 'clear'],
  base: {
    root: { position: 'relative', display: 'flex', alignItems: 'center', width: 'full', minWidth: '0' },
    icon: {
      position: 'absolute',
      insetInlineStart: '4',
      width: '5',
      height: '5',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    input: {
      width: 'full',
      minHeight: '11',
      paddingInlineStart: '12',
      paddingInlineEnd: { base: '12', _placeholderShown: '4' },
      fontSize: { base: 'base', lg: 'md' },
      bg: 'bg.surface',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderRadius: 'full',
      textOverflow: 'ellipsis',
      appearance: 'none',
      '&::-webkit-search-cancel-button': { display: 'none' },
      _focusVisible: { outlineOffset: '[-1px]', outlineColor: 'accent.edge' },
    },
    clear: { position: 'absolute', insetInlineEnd: '1' },
  },
})
