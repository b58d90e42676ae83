import { css } from '#styled/css/index.js'

/** As wide as its column, as high as a card whose name has two lines: what is waited for and what comes are one size. */
export const tall = css({
  display: 'grid',
  alignItems: 'start',
  _before: { content: '""', gridArea: '[1 / 1]', paddingBlockStart: '[calc(100% + 101px)]' },
  '& > *': { gridArea: '[1 / 1]' },
})
