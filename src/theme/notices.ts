/** How long something may take before that is said. */
const PATIENCE = '8s'

const unopened = ':root[data-unopened]'
const offline = ':root[data-offline]:not([data-unopened])'
/** The page is empty, hides a prerender of another location, or has a busy part. */
const waiting =
  ':root:not([data-unopened], [data-offline]):is([data-stale], :has(#root:empty, [aria-busy=true]))'

/**
 * Notices for a script that is late or lost and for a lost connection. public/boot.js, public/painted.js and src/main.tsx
 * set the attributes of the root; selectors derive the rest from the page.
 */
export const notices = {
  // Painted by the server for somewhere else, or never taken over.
  ':root:is([data-stale], [data-unopened]) #root': { display: 'none' },
  // A hidden picture is not requested yet; public/painted.js decides when.
  ':root[data-unpictured] img[loading=lazy]': { display: 'none' },
  '[data-notice]': { display: 'none' },
  ':root:lang(ar) [data-notice] > [lang=en], :root:not(:lang(ar)) [data-notice] > [lang=ar]': {
    display: 'none',
  },
  // Never in the way of a hand: it lies over the page and lets everything through.
  'p[data-notice]': {
    position: 'fixed',
    insetInline: '0',
    // Where no note of the shop comes up: those stand at the foot of phones, and in the corner of wide screens.
    insetBlockStart: { base: '[calc({sizes.tabBar} + {spacing.3})]', lg: 'auto' },
    insetBlockEnd: { lg: '6' },
    zIndex: 'toast',
    width: 'fit',
    maxWidth: '[min(360px, calc(100vw - 32px))]',
    mx: 'auto',
    px: '4',
    py: '2',
    textStyle: 'small',
    textAlign: 'center',
    layerStyle: 'floating',
    pointerEvents: 'none',
    _print: { display: 'none !important' },
  },
  'p[data-notice] strong': { display: 'block', textStyle: 'smallStrong' },
  [`${waiting} [data-notice=slow]`]: {
    display: 'block',
    visibility: 'hidden',
    animation: `[appear 0s ${PATIENCE} forwards]`,
  },
  [`${offline} [data-notice=offline]`]: { display: 'block' },
  [`${unopened} [data-notice=unopened]`]: {
    display: 'grid',
    justifyItems: 'center',
    px: '4',
    paddingBlock: '16',
    textAlign: 'center',
  },
  '[data-notice] h1': { textStyle: 'heading', mb: '2' },
  '[data-notice] a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    px: '4',
    mt: '3',
    textStyle: 'bodyStrong',
    color: 'accent.text',
  },
}
