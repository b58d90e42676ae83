import { defineSlotRecipe } from '@pandacss/dev'

export const progress = defineSlotRecipe({
  className: 'progress',
  description: 'How far along; the fill glides.',
  slots: ['root', 'label', 'track', 'range'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', width: 'full' },
    label: { textStyle: 'small', color: 'fg.muted' },
    track: {
      width: 'full',
      height: '2',
      bg: 'bg.press',
      borderRadius: 'full',
      overflow: 'hidden',
      _highContrast: { borderWidth: 'hairline', borderStyle: 'solid' },
    },
    range: {
      height: 'full',
      bg: 'accent.solid',
      borderRadius: 'full',
      transitionProperty: '[width]',
      transitionDuration: '[400ms]',
      transitionTimingFunction: 'out',
      '&[data-state=complete]': { bg: 'success.solid' },
      _highContrast: { bg: '[Highlight !important]' },
    },
  },
})
