import { defineRecipe } from '@pandacss/dev'

export const input = defineRecipe({
  className: 'input',
  description: 'The edge of everything typed into: text, number, area and the native select.',
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: '11',
    px: '3',
    py: '1',
    // Below 16 px phones zoom in on focus.
    fontSize: 'base',
    color: 'fg.default',
    bg: 'bg.surface',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    transitionProperty: '[border-color, box-shadow]',
    transitionDuration: 'press',
    textOverflow: 'ellipsis',
    appearance: 'none',
    _hover: { _enabled: { borderColor: 'fg.subtle' } },
    _focusVisible: { outlineOffset: '[-1px]', outlineColor: 'accent.edge' },
    _disabled: { color: 'fg.disabled', bg: 'bg.disabled', borderColor: 'border.default' },
    '&[aria-invalid=true]': { borderColor: 'danger.edge', outlineColor: 'danger.edge' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  variants: {
    kind: {
      line: {},
      area: { minHeight: '24', py: '2', lineHeight: 'text', resize: 'vertical' },
      select: {
        cursor: 'pointer',
        paddingInlineEnd: '8',
        backgroundImage: {
          base: '[linear-gradient(45deg, transparent 38%, currentColor 45% 55%, transparent 62%), linear-gradient(135deg, transparent 38%, currentColor 45% 55%, transparent 62%)]',
        },
        backgroundRepeat: 'no-repeat',
        backgroundSize: '[6px 6px]',
        backgroundPosition: '[calc(100% - 18px) 55%, calc(100% - 13px) 55%]',
        _rtl: { backgroundPosition: '[13px 55%, 18px 55%]' },
      },
    },
    size: { sm: { minHeight: '9', fontSize: 'md', py: '1' }, md: {}, lg: { minHeight: '13', px: '4' } },
  },
  defaultVariants: { kind: 'line', size: 'md' },
})
