import { defineSlotRecipe } from '@pandacss/dev'

export const field = defineSlotRecipe({
  className: 'field',
  description: 'A label, what is filled in, and the line below that helps or says what is wrong.',
  slots: ['root', 'label', 'mark', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { display: 'flex', gap: '1', textStyle: 'bodyStrong', color: 'fg.default' },
    mark: { color: 'danger.text' },
    hint: { textStyle: 'small', color: 'fg.muted' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      textStyle: 'small',
      color: 'danger.text',
      '& svg': { flexShrink: '0', width: '4', height: '4', marginBlockStart: '0.5' },
    },
  },
})
