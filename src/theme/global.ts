const numberField = 'input:is([inputmode=decimal], [inputmode=numeric])'

/** What holds for every element: box model, type, focus, scrollbars, reduced motion. */
export const globalCss = {
  // An edge is drawn where a width is given, never by a style alone.
  '*, *::before, *::after': { boxSizing: 'border-box', margin: '0', padding: '0', borderWidth: 'none' },
  html: {
    colorScheme: 'light dark',
    fontFamily: 'body',
    fontSize: '[100%]',
    lineHeight: 'text',
    color: 'fg.default',
    backgroundColor: 'bg.canvas',
    // Always there, so that a short page and a long one stand in the same place; a locked page pads instead.
    overflowY: 'scroll',
    textSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    // Focused things are never scrolled under the sticky bars.
    scrollPaddingBlockStart: '[calc({sizes.headerWide} + 16px)]',
    scrollPaddingBlockEnd: '[calc(88px + var(--live, 0px))]',
    accentColor: '{colors.accent.solid}',
  },
  'html[data-theme=light]': { colorScheme: 'light' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  // Arabic letters sit taller and lower than Latin ones.
  ':lang(ar)': { letterSpacing: 'normal !important' },
  'html:lang(ar)': { lineHeight: '[1.65]' },
  ':is(h1, h2, [data-heading-line]):lang(ar)': { lineHeight: '[1.4 !important]' },
  body: {
    minHeight: 'screen',
    fontSize: 'md',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3, h4, h5, h6': {
    fontSize: 'inherit',
    fontWeight: 'bold',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
  // Marks before the name of a card count as a word: evenly long lines would leave one word beside them.
  'article :is(h1, h2, h3, h4)': { textWrap: 'pretty' },
  // No line for the last word alone.
  'p, li, [data-part=description]': { textWrap: 'pretty' },
  'ol, ul, menu': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  // A label keeps its words whole: its control grows or wraps instead.
  'button, a, label': { overflowWrap: 'break-word' },
  button: {
    background: 'none',
    border: 'none',
    cursor: 'pointer',
    textAlign: 'inherit',
    touchAction: 'manipulation',
  },
  ':disabled': { cursor: 'not-allowed' },
  'img, svg, video, canvas, picture': { display: 'block', maxWidth: 'full' },
  'img, video': { height: 'auto' },
  table: { borderCollapse: 'collapse' },
  fieldset: { border: 'none', minInlineSize: '0' },
  dialog: { border: 'none' },
  hr: { border: 'none' },
  address: { fontStyle: 'normal' },
  '[hidden]:not([data-notice])': { display: 'none !important' },
  ':focus-visible': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '[2px]',
  },
  // An input cuts its text at the line box, and Arabic letters reach lower than Latin ones.
  input: { lineHeight: '[1.75]' },
  // Its line is as low as the letters of the font and cannot be made higher: what hangs below it needs room of its own.
  '::placeholder': { color: 'fg.subtle', opacity: '1', paddingBlockEnd: '[0.3em]' },
  // The typed text sets the direction; an empty field follows the page.
  '[dir=auto]:is(:placeholder-shown, [value=""])': { direction: 'inherit' },
  // The lines of one block begin on one side, in every script.
  [`[dir=auto], ${numberField}`]: { textAlign: '[-webkit-match-parent]' },
  '@supports (text-align: match-parent)': {
    [`[dir=auto], ${numberField}`]: { textAlign: '[match-parent]' },
  },
  '::selection': { backgroundColor: 'accent.softHover' },
  // Paper is white in both themes.
  '@media print': { 'html, html[data-theme]': { colorScheme: 'light !important' } },
  '@media (prefers-reduced-motion: reduce)': {
    // Notices appear after a delay, with reduced motion too.
    '*:not([data-notice]), *::before, *::after, ::view-transition-group(*)': {
      animationDuration: '[1ms !important]',
      animationDelay: '[0ms !important]',
      animationIterationCount: '1 !important',
      // Not 1 ms as above: it would put a transition on every property, and code that measures at once would measure
      // the old value.
      transitionDuration: '[0s !important]',
      scrollBehavior: 'auto !important',
    },
  },
}
