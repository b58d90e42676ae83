import { css } from '#styled/css/index.js'

/** Grid of vertical cards with two to five columns by the width; all cards of a row have its height. */
export const cardGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    // Two columns, one with large text.
    base: '[repeat(auto-fill, minmax(max(8.5rem, 34%), 1fr))]',
    sm: '[repeat(3, minmax(0, 1fr))]',
    md: '[repeat(4, minmax(0, 1fr))]',
    lg: '[repeat(5, minmax(0, 1fr))]',
  },
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '6', md: '8' },
  '& > li': { display: 'grid' },
})

/** With `cardGrid`: at most four columns. */
export const atMostFour = css({ '&&': { gridTemplateColumns: { lg: '[repeat(4, minmax(0, 1fr))]' } } })

/** Grid of store cards with one to four columns by the width. */
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
