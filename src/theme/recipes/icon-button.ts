import { defineRecipe } from '@pandacss/dev'

export const iconButton = defineRecipe({
  className: 'icon-button',
  description: 'A round button whose picture is its text; the target is never below 44 px.',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'transparent',
    color: 'fg.default',
    transitionProperty: '[background-color, border-color, color, scale]',
    transitionDuration: 'press',
    transitionTimingFunction: 'out',
    '& svg': { width: '[1.25rem]', height: '[1.25rem]' },
    // The finger's target stays 44 px however small the circle is drawn.
    _before: {
      content: '""',
      position: 'absolute',
      top: '[50%]',
      insetInlineStart: '[50%]',
      width: 'full',
      height: 'full',
      minWidth: '11',
      minHeight: '11',
      translate: '[-50% -50%]',
      _rtl: { translate: '[50% -50%]' },
    },
    _active: { scale: '0.94' },
    _disabled: { color: 'fg.disabled', scale: '1' },
    _busy: { cursor: 'progress' },
  },
  variants: {
    variant: {
      ghost: { _hover: { _enabled: { bg: 'bg.hover' } } },
      soft: {
        bg: 'bg.subtle',
        _hover: { _enabled: { bg: 'bg.press' } },
      },
      outline: {
        bg: 'bg.surface',
        borderColor: 'border.strong',
        _hover: { _enabled: { bg: 'bg.hover' } },
      },
      solid: {
        color: 'fg.onAccent',
        bg: 'accent.solid',
        _hover: { _enabled: { bg: 'accent.hover' } },
        _disabled: { color: 'fg.disabled', bg: 'bg.disabled' },
      },
      floating: {
        bg: 'bg.raised',
        borderColor: 'border.subtle',
        boxShadow: 'rest',
        _hover: { _enabled: { bg: 'bg.hover' } },
      },
    },
    size: {
      sm: { width: '8', height: '8', '& svg': { width: '4', height: '4' } },
      md: { width: '10', height: '10' },
      lg: { width: '11', height: '11' },
    },
  },
  defaultVariants: { variant: 'ghost', size: 'lg' },
})
