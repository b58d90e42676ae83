import { css } from '#styled/css/index.js'

/** As wide as its column, as high as a card whose name has two lines: the skeleton and the loaded card have one size. */
export const tall = css({
  display: 'grid',
  alignItems: 'start',
  _before: {
    content: '""',
    gridArea: '[1 / 1]',
    paddingBlockStart: { base: '[calc(75% + 101px)]', sm: '[calc(100% + 101px)]' },
  },
  '& > *': { gridArea: '[1 / 1]' },
  // Lower on phones, over the ratio in the element's own style.
  '& [data-part=picture] > :first-child, & > div > :first-child': {
    aspectRatio: { smDown: '[4 / 3 !important]' },
  },
})
