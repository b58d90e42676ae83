import { defineSlotRecipe } from '@pandacss/dev'

export const drawer = defineSlotRecipe({
  className: 'drawer',
  description: 'A panel from the inline end (the start, for the mobile menu), the height of the window.',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'close'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'bg.scrim',
      '&[data-state=open]': { animation: '[fadeIn {durations.enter} {easings.out}]' },
      '&[data-state=closed]': { animation: '[fadeOut {durations.leave} {easings.in} forwards]' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialog', display: 'flex', overflow: 'hidden' },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      height: 'full',
      // Where the footer leaves the body no room (large text, a low window), everything scrolls.
      overflowY: 'auto',
      color: 'fg.default',
      bg: 'bg.raised',
      boxShadow: 'lifted',
      outline: '[none]',
      '&[data-state=open]': { animation: '[slideIn {durations.enter} {easings.out}]' },
      '&[data-state=closed]': { animation: '[slideOut {durations.leave} {easings.in} forwards]' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flexShrink: '0',
      minHeight: '16',
      paddingInlineStart: '5',
      paddingInlineEnd: '3',
      py: '2',
      borderBlockEndWidth: 'hairline',
      borderBlockEndStyle: 'solid',
      borderColor: 'border.subtle',
    },
    title: { flex: '1', minWidth: '0', textStyle: 'title' },
    body: { flex: '1', minHeight: '[10rem]', padding: '5', overflowY: 'auto', overscrollBehavior: 'contain' },
    footer: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      flexShrink: '0',
      paddingInline: '5',
      paddingBlockStart: '4',
      paddingBlockEnd: '[max(20px, env(safe-area-inset-bottom))]',
      borderBlockStartWidth: 'hairline',
      borderBlockStartStyle: 'solid',
      borderColor: 'border.subtle',
    },
    close: { flexShrink: '0' },
  },
  variants: {
    side: {
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          '--from': '100%',
          borderStartStartRadius: { sm: 'lg' },
          borderEndStartRadius: { sm: 'lg' },
          _rtl: { '--from': '-100%' },
        },
      },
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          '--from': '-100%',
          borderStartEndRadius: { sm: 'lg' },
          borderEndEndRadius: { sm: 'lg' },
          _rtl: { '--from': '100%' },
        },
      },
    },
    size: {
      menu: { content: { maxWidth: '[min(86vw, 360px)]' } },
      md: { content: { maxWidth: { sm: 'dialogSm' } } },
      lg: { content: { maxWidth: { sm: 'drawer' } } },
    },
  },
  defaultVariants: { side: 'end', size: 'lg' },
})
