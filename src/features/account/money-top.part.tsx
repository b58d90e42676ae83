import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = { balance: ReactNode; form?: ReactNode; more?: ReactNode }

/** The balance, a form to use it, and notes: below each other, or side by side where there is room. */
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
