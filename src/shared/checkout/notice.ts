import { css, cx } from '#styled/css/index.js'

const box = css({ px: '3', py: '2', textStyle: 'small', borderRadius: 'sm' })
const warning = css({ color: 'warning.text', bg: 'warning.soft' })
const danger = css({ color: 'danger.text', bg: 'danger.soft', outline: '[none]' })
const beside = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})

/** A box with words that the customer has to know before going on; an icon stands beside the words. */
export const notice = {
  warning: cx(box, warning),
  warningBeside: cx(box, warning, beside),
  danger: cx(box, danger, beside),
}
export const noticeTitle = css({ textStyle: 'bodyStrong' })
