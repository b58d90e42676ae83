import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = { balance: ReactNode; form?: ReactNode; more?: ReactNode }

/** What there is, what can be done with it, and what is to know: below each other, and where there is room side by side. */
export const MoneyTop = ({ balance, form, more }: Props) => (
  <div className={grid} data-sides={Boolean(form) || undefined}>
    {balance}
    {form && <div className={side}>{form}</div>}
    {more}
  </div>
)

const grid = css({
  display: 'grid',
  gap: '4',
  '&[data-sides]': {
    gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]' },
    gridTemplateRows: { md: '[auto 1fr]' },
  },
})
// Both sides end on one line.
const side = css({ display: 'grid', gridColumn: { md: '[2]' }, gridRow: { md: '[1 / span 2]' } })
