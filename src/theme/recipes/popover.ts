import { defineSlotRecipe } from '@pandacss/dev'

export const popover = defineSlotRecipe({
  className: 'popover',
  description: 'A small panel tied to what opened it.',
  slots: ['positioner', 'content', 'title', 'close'],
  base: {
    positioner: { zIndex: '[var(--z-index, 500)]' },
    content: {
      // Ark reads it from here for the positioner.
      zIndex: 'popover',
      width: '80',
      maxWidth: '[calc(100vw - 32px)]',
      maxHeight: '[var(--available-height, 80dvh)]',
      padding: '4',
      overflowY: 'auto',
      color: 'fg.default',
      layerStyle: 'floating',
      outline: '[none]',
      '&[data-state=open]': { animation: '[popIn {durations.enter} {easings.out}]' },
      '&[data-state=closed]': { animation: '[popOut {durations.leave} {easings.in} forwards]' },
    },
    title: { textStyle: 'subtitle', marginBlockEnd: '3' },
    close: {},
  },
})
