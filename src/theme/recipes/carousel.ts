import { defineSlotRecipe } from '@pandacss/dev'

export const carousel = defineSlotRecipe({
  className: 'carousel',
  description: 'Slides that move by hand, by button and, unless paused, by themselves.',
  slots: ['root', 'stage', 'controls', 'arrow', 'pause', 'dots', 'dot'],
  base: {
    root: { minWidth: '0' },
    stage: { position: 'relative' },
    controls: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      height: '8',
      marginBlockStart: '1',
    },
    arrow: {
      position: 'absolute',
      top: '[calc(50% - 20px)]',
      zIndex: 'raised',
      display: { base: 'none', md: 'inline-grid' },
      '&[data-to=prev]': { insetInlineStart: '[-16px]' },
      '&[data-to=next]': { insetInlineEnd: { base: '[-16px]', lg: '0', wide: '[-16px]' } },
      '& svg': { _rtl: { scale: '-1 1' } },
      _disabled: { visibility: 'hidden' },
    },
    pause: {},
    dots: { display: 'flex', gap: '0' },
    dot: {
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      borderRadius: 'full',
      _before: {
        content: '""',
        width: '2',
        height: '2',
        bg: 'border.strong',
        borderRadius: 'full',
        transitionProperty: '[width, background-color]',
        transitionDuration: 'enter',
      },
      '&[aria-current=true]': { _before: { width: '5', bg: 'accent.solid' } },
      _highContrast: {
        _before: { bg: '[ButtonText]' },
        '&[aria-current=true]': { _before: { bg: '[Highlight]' } },
      },
    },
  },
})
