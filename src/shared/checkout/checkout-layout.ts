import { css } from '#styled/css/index.js'

export const page = css({
  paddingBlockStart: { base: '4', md: '6' },
  paddingBlockEnd: { base: '4', md: '12' },
})

/** The form at the start, the summary at the end; on phones one below the other. */
export const columns = css({
  display: { base: 'flex', md: 'grid' },
  flexDirection: 'column',
  alignItems: { base: 'stretch', md: 'start' },
  gap: { base: '4', md: '6' },
  gridTemplateColumns: '[minmax(0, 1fr) minmax(340px, {sizes.summary})]',
})

/** Inert while the order is being sent: later changes would be lost. */
export const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& :is(input, textarea, select, button)': { scrollMarginBlockEnd: { base: '[96px]', md: '0' } },
  '&[inert]': { opacity: '[0.6]' },
})

/** On phones its parts stand among the others, so that the button stays in reach along the whole page. */
export const summary = css({
  display: { base: 'contents', md: 'flex' },
  flexDirection: 'column',
  position: { md: 'sticky' },
  insetBlockStart: '[calc({sizes.headerWide} + 16px)]',
  // The card takes what the button leaves of the window and scrolls as a whole: the button never lies over it.
  '@media (min-width: 900px) and (min-height: 480px)': {
    maxHeight: '[calc(100dvh - {sizes.headerWide} - 88px)]',
    '& > section': { minHeight: '[12rem]', overflowY: 'auto' },
    // FocusKeeper, which has no box of its own, is around the list.
    '& > section > *, & > section > div > *': { flexShrink: '0' },
    // The total sticks to the card, not to its own list, which may begin below the edge.
    '& > section > dl': { display: 'contents' },
    // The gap of the card is wider than that of the list.
    '& > section > dl > div + div': { marginBlockStart: '-1' },
    '& > section > dl > [data-total]': {
      position: 'sticky',
      // The edge of the card, below its padding.
      insetBlockEnd: '[-20px]',
      paddingBlockEnd: '3',
      bg: 'bg.surface',
      // What scrolls below it fades out, which shows that there is more.
      boxShadow: '[0 -8px 12px {colors.bg.surface}]',
    },
  },
})
export const bar = css({
  position: { base: 'sticky', md: 'static' },
  insetBlockEnd: '0',
  zIndex: 'sticky',
  marginInline: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  paddingBlockStart: '3',
  paddingBlockEnd: '[max(12px, env(safe-area-inset-bottom))]',
  bg: { base: 'bg.surface', md: 'bg.canvas' },
  borderBlockStartWidth: { base: 'hairline', md: 'none' },
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
})
export const terms = css({
  paddingBlockStart: { md: '2' },
  textStyle: 'caption',
  color: 'fg.muted',
  textAlign: 'center',
  textDecoration: 'underline',
  textUnderlineOffset: '[2px]',
})
/** The circle of a button that works on the order. */
export const turning = css({ animation: '[turn 0.8s linear infinite]' })
