import { defineRecipe } from '@pandacss/dev'

export const button = defineRecipe({
  className: 'button',
  description: 'What the customer presses: one solid button a screen, the rest quieter.',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    minWidth: '11',
    maxWidth: 'full',
    fontWeight: 'medium',
    // Two lines of Arabic letters keep off the edge.
    lineHeight: '[1.4]',
    textAlign: 'center',
    userSelect: 'none',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'transparent',
    transitionProperty: '[background-color, border-color, color, scale]',
    transitionDuration: 'press',
    transitionTimingFunction: 'out',
    '& svg': { flexShrink: '0', width: '[1.25em]', height: '[1.25em]' },
    _active: { scale: '0.98' },
    _disabled: { color: 'fg.disabled', bg: 'bg.disabled', borderColor: 'transparent', scale: '1' },
    '& > [data-part=label]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minWidth: '0',
    },
    _busy: { cursor: 'progress', '& > [data-part=label]': { opacity: '0' } },
  },
  variants: {
    variant: {
      solid: {
        color: 'fg.onAccent',
        bg: 'accent.solid',
        _hover: { _enabled: { bg: 'accent.hover' } },
        _disabled: { color: 'fg.disabled', bg: 'bg.disabled' },
      },
      soft: {
        color: 'accent.text',
        bg: 'accent.soft',
        _hover: { _enabled: { bg: 'accent.softHover' } },
        _disabled: { color: 'fg.disabled', bg: 'bg.disabled' },
      },
      ghost: {
        color: 'fg.default',
        bg: 'transparent',
        _hover: { _enabled: { bg: 'bg.hover' } },
        _disabled: { color: 'fg.disabled', bg: 'transparent' },
      },
      outline: {
        color: 'fg.default',
        bg: 'bg.surface',
        borderColor: 'border.strong',
        _hover: { _enabled: { bg: 'bg.hover' } },
        _disabled: { color: 'fg.disabled', bg: 'bg.surface', borderColor: 'border.default' },
      },
      danger: {
        color: 'danger.onSolid',
        bg: 'danger.solid',
        _hover: { _enabled: { bg: 'danger.hover' } },
        _disabled: { color: 'fg.disabled', bg: 'bg.disabled' },
      },
    },
    size: {
      sm: { minHeight: '9', px: '3', py: '1', fontSize: 'sm', borderRadius: 'sm' },
      md: { minHeight: '11', px: '5', py: '2', fontSize: 'md', borderRadius: 'md' },
      lg: { minHeight: '13', px: '6', py: '3', fontSize: 'base', borderRadius: 'md' },
    },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
