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
  // The card takes what the button leaves of the window, and its lines scroll: the button never lies over them.
  '@media (min-width: 900px) and (min-height: 720px)': {
    maxHeight: '[calc(100dvh - {sizes.headerWide} - 88px)]',
    '& > section': { minHeight: '0', overflowY: 'auto' },
    '& > section > *': { flexShrink: '0' },
    // KeptFocus, which has no box of its own, is around the list. A part of the third line shows that it scrolls.
    '& > section > div > ul': { flexShrink: '0' },
    '& > section > div > ul:has(> :nth-child(3))': {
      flexShrink: '1',
      minHeight: '[max(142px, 5.5rem)]',
      overflowY: 'auto',
    },
    // The total stays in sight while the amounts above it scroll.
    '& > section > dl > [data-total]': {
      position: 'sticky',
      // The edge of the card, below its padding.
      insetBlockEnd: '[-20px]',
      paddingBlockEnd: '3',
      bg: 'bg.surface',
    },
    // A line's error shows whole: then the card scrolls instead.
    '& > section > div > ul:has([data-tone])': { flexShrink: '0', overflowY: 'visible' },
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
