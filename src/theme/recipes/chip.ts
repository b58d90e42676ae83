import { defineRecipe } from '@pandacss/dev'

export const chip = defineRecipe({
  className: 'chip',
  description: 'A small choice or an applied filter: pressed wears the accent.',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    flexShrink: '0',
    maxWidth: 'full',
    minHeight: '9',
    px: '3',
    py: '1',
    textStyle: 'smallStrong',
    whiteSpace: 'nowrap',
    color: 'fg.default',
    bg: 'bg.surface',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.default',
    borderRadius: 'full',
    transitionProperty: '[background-color, border-color, color]',
    transitionDuration: 'press',
    '& svg': { width: '4', height: '4', flexShrink: '0' },
    '&:is(button, a, label)': {
      _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-5px]' },
      _hover: { bg: 'bg.hover', borderColor: 'border.strong' },
    },
    '&:is([aria-pressed=true], [aria-selected=true], [aria-current], :has(:checked))': {
      color: 'accent.text',
      bg: 'accent.soft',
      borderColor: 'accent.edge',
      _highContrast: {
        color: '[HighlightText]',
        bg: '[Highlight]',
        forcedColorAdjust: 'none',
        borderColor: '[Highlight]',
      },
    },
  },
})
