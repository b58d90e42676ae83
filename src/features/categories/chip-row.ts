import { css } from '#styled/css/index.js'

/** Chips in one row that scrolls, from edge to edge of a phone. */
export const chipRow = css({
  display: 'flex',
  gap: '2',
  marginInline: { base: '[-16px]', md: '[-4px]' },
  paddingInline: { base: '4', md: '1' },
  paddingBlock: '1',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: '[none]',
})
