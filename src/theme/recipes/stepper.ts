import { defineSlotRecipe } from '@pandacss/dev'

export const stepper = defineSlotRecipe({
  className: 'stepper',
  description: 'Less, how many, more.',
  slots: ['root', 'button', 'count'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', flexShrink: '0', borderRadius: 'full' },
    button: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'full',
      color: 'accent.text',
      transitionProperty: '[background-color, color]',
      transitionDuration: 'press',
      _before: { content: '""', position: 'absolute', insetBlock: '[-6px]', insetInline: '[-2px]' },
      _hover: { '&:not([aria-disabled])': { bg: 'accent.softHover' } },
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
    },
    count: {
      minWidth: '6',
      textAlign: 'center',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  variants: {
    look: {
      soft: { root: { bg: 'accent.soft' }, count: { color: 'accent.text' } },
      outline: {
        root: {
          bg: 'bg.surface',
          borderWidth: 'hairline',
          borderStyle: 'solid',
          borderColor: 'border.strong',
        },
        button: { color: 'fg.default', _hover: { '&:not([aria-disabled])': { bg: 'bg.hover' } } },
      },
      floating: {
        root: { bg: 'bg.raised', boxShadow: 'rest', outline: '[1px solid {colors.border.subtle}]' },
      },
    },
    size: {
      sm: {
        button: { width: '8', height: '8', '& svg': { width: '4', height: '4' } },
        count: { fontSize: 'sm' },
      },
      md: { button: { width: '10', height: '10', '& svg': { width: '[18px]', height: '[18px]' } } },
      lg: {
        button: { width: '[50px]', height: '[50px]', '& svg': { width: '5', height: '5' } },
        count: { minWidth: '8' },
      },
    },
  },
  defaultVariants: { look: 'soft', size: 'md' },
})
