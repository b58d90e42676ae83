import { defineSlotRecipe } from '@pandacss/dev'

export const dialog = defineSlotRecipe({
  className: 'dialog',
  description: 'A question or a task above the page; on phones it rises from the bottom.',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer', 'close'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      // Level with the panels: over a drawer that asks something, later on the page is above.
      zIndex: 'dialog',
      bg: 'bg.scrim',
      '&[data-state=open]': { animation: '[fadeIn {durations.enter} {easings.out}]' },
      '&[data-state=closed]': { animation: '[fadeOut {durations.leave} {easings.in} forwards]' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'center' },
      padding: { sm: '6' },
      overflow: 'hidden',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: '[min(100%, 92dvh)]',
      color: 'fg.default',
      bg: 'bg.raised',
      borderRadius: 'lg',
      borderBottomRadius: { base: 'none', sm: 'lg' },
      boxShadow: 'lifted',
      outline: '[none]',
      overflow: 'hidden',
      '&[data-state=open]': {
        animation: {
          base: '[riseIn {durations.enter} {easings.out}]',
          sm: '[popIn {durations.enter} {easings.out}]',
        },
      },
      '&[data-state=closed]': {
        animation: {
          base: '[riseOut {durations.leave} {easings.in} forwards]',
          sm: '[popOut {durations.leave} {easings.in} forwards]',
        },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flexShrink: '0',
      minHeight: '16',
      paddingInlineStart: '5',
      paddingInlineEnd: '3',
      py: '3',
    },
    // A second line keeps as far from the edge as a first one.
    title: { flex: '1', minWidth: '0', py: '2', textStyle: 'title' },
    description: { textStyle: 'body', color: 'fg.muted' },
    body: {
      flex: '1',
      minHeight: '0',
      paddingInline: '5',
      paddingBlockEnd: '5',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      flexShrink: '0',
      paddingInline: '5',
      paddingBlockStart: '3',
      paddingBlockEnd: '[max(16px, env(safe-area-inset-bottom))]',
      borderBlockStartWidth: 'hairline',
      borderBlockStartStyle: 'solid',
      borderColor: 'border.subtle',
      // Buttons too long to stand beside each other stand below each other.
      '& > *': { flex: '1', minWidth: 'min' },
    },
    close: { flexShrink: '0' },
  },
  variants: {
    size: {
      welcome: { content: { maxWidth: { sm: 'welcome' } } },
      sm: { content: { maxWidth: { sm: 'dialogSm' } } },
      md: { content: { maxWidth: { sm: 'dialogMd' } } },
      item: { content: { maxWidth: { sm: 'itemSheet' } } },
      lg: { content: { maxWidth: { sm: 'dialogLg' } } },
      /** Hangs below the place in the header, as a popover does, where the header shows it. */
      place: {
        backdrop: { bg: { lg: 'transparent' } },
        positioner: {
          alignItems: { lg: 'flex-start' },
          justifyContent: { lg: 'flex-start' },
          paddingBlockStart: { lg: '[68px]' },
          paddingInlineStart: { lg: '[calc(max(24px, (100vw - 1300px) / 2 + 24px) + 108px)]' },
        },
        content: { maxWidth: { sm: 'dialogSm' } },
      },
      /** Saved addresses: 300, 400 and 458 px wide (docs/spec.md §9). */
      addresses: {
        positioner: { alignItems: 'center' },
        content: {
          maxWidth: { base: '[300px]', md: 'dialogSm', lg: 'dialogMd' },
          borderBottomRadius: 'lg',
        },
      },
    },
    tall: {
      true: {
        content: {
          height: { base: '[100dvh]', sm: 'auto' },
          maxHeight: { base: '[100dvh]', sm: '[92dvh]' },
          borderTopRadius: { base: 'none', sm: 'lg' },
        },
      },
    },
    bare: { true: { body: { padding: '0' } } },
  },
  defaultVariants: { size: 'md' },
})
