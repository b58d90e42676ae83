import { defineSlotRecipe } from '@pandacss/dev'

export const emptyState = defineSlotRecipe({
  className: 'empty-state',
  description: 'A picture, one sentence, one way on.',
  slots: ['root', 'picture', 'title', 'note', 'action'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      px: '5',
      py: { base: '8', md: '16' },
      textAlign: 'center',
    },
    picture: {
      display: 'grid',
      placeItems: 'center',
      width: '20',
      height: '20',
      marginBlockEnd: '2',
      color: 'accent.text',
      bg: 'accent.soft',
      borderRadius: 'full',
      '& svg': { width: '8', height: '8', strokeWidth: '[1.5]' },
      '&:has(img)': { width: '28', height: '28', marginBlockEnd: '3' },
      '& img': { width: '20', height: '20' },
    },
    title: { textStyle: 'title' },
    note: { maxWidth: 'dialogSm', textStyle: 'body', color: 'fg.muted', textWrap: 'balance' },
    action: { marginBlockStart: '3' },
  },
})
