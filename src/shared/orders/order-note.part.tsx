import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

type Props = { tone: keyof typeof tones; icon: ReactNode; children: ReactNode }

/** What the customer has to know of the money of an order, beside an icon. */
export const OrderNotice = ({ tone, icon, children }: Props) => (
  <div className={cx(box, tones[tone])}>
    {icon}
    {children}
  </div>
)

const box = css({
  display: 'flex',
  gap: '3',
  padding: '3',
  textStyle: 'body',
  '& > svg': {
    flexShrink: '0',
    width: '5',
    height: '5',
    marginBlockStart: '[2px]',
    _rtl: { scale: '[-1 1]' },
  },
})
const tones = {
  success: css({ color: 'success.text', bg: 'success.soft', borderRadius: 'sm' }),
  warning: css({ color: 'warning.text', bg: 'warning.soft', borderRadius: 'sm' }),
  quiet: css({ color: 'fg.muted', layerStyle: 'quiet' }),
}
/** Of the sentences of a note that says several. */
export const noticeList = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })
