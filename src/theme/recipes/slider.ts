import { defineSlotRecipe } from '@pandacss/dev'

export const slider = defineSlotRecipe({
  className: 'slider',
  description: 'A range between two handles.',
  slots: ['root', 'control', 'track', 'range', 'thumb'],
  base: {
    // A handle at an end reaches beyond the track by half of itself.
    root: { width: 'full', px: '3' },
    control: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      cursor: 'pointer',
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
    track: {
      flex: '1',
      height: '1',
      bg: { base: 'border.strong', _highContrast: '[CanvasText]' },
      borderRadius: 'full',
    },
    range: {
      height: 'full',
      bg: { base: 'accent.solid', _highContrast: '[Highlight]' },
      borderRadius: 'full',
      '&[data-disabled]': { bg: 'fg.disabled' },
    },
    thumb: {
      width: '6',
      height: '6',
      bg: 'bg.surface',
      borderWidth: 'thick',
      borderStyle: 'solid',
      borderColor: 'accent.solid',
      borderRadius: 'full',
      boxShadow: 'rest',
      cursor: 'grab',
      // Taken by a thumb of a hand.
      _before: { content: '""', position: 'absolute', inset: '[-12px]' },
      '&[data-dragging]': { cursor: 'grabbing', bg: 'accent.soft' },
      '&[data-disabled]': { borderColor: 'border.strong', cursor: 'not-allowed' },
    },
  },
})
