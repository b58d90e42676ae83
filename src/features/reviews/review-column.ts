import { css } from '#styled/css/index.js'

/** The one column of the review page. */
export const reviewColumn = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: 'full',
  maxWidth: '[720px]',
  mx: 'auto',
  paddingBlock: { base: '4', md: '6' },
})
