import { css } from '#styled/css/index.js'

/** Vertical cards below each other, two to five beside each other by the width; those of a row are as high as it. */
export const cardGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    // Two, one where the text is large.
    base: '[repeat(auto-fill, minmax(max(8.5rem, 34%), 1fr))]',
    sm: '[repeat(3, minmax(0, 1fr))]',
    md: '[repeat(4, minmax(0, 1fr))]',
    lg: '[repeat(5, minmax(0, 1fr))]',
  },
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '6', md: '8' },
  '& > li': { display: 'grid' },
})

/** With `cardGrid`: never more than four beside each other. */
export const atMostFour = css({ '&&': { gridTemplateColumns: { lg: '[repeat(4, minmax(0, 1fr))]' } } })

/** Cards of stores, one to four beside each other by the width. */
export const storeGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    sm: '[repeat(2, minmax(0, 1fr))]',
    md: '[repeat(3, minmax(0, 1fr))]',
    lg: '[repeat(4, minmax(0, 1fr))]',
  },
  gap: { base: '4', md: '5' },
})
