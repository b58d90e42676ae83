import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = { icon: LucideIcon; label: string; value: ReactNode; hint: ReactNode }

/** The balance: the customer opens the page to see it first. */
export const Balance = ({ icon: Icon, label, value, hint }: Props) => (
  <div className={card}>
    <span className={mark}>
      <Icon aria-hidden="true" />
    </span>
    <p className={name}>{label}</p>
    <p className={amount}>{value}</p>
    <p className={line}>{hint}</p>
  </div>
)

const card = css({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: { base: '5', md: '6' },
  bg: 'accent.soft',
  borderRadius: 'md',
})
const mark = css({
  position: 'absolute',
  insetBlockStart: { base: '5', md: '6' },
  insetInlineEnd: { base: '5', md: '6' },
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  color: 'accent.text',
  bg: 'bg.surface',
  borderRadius: 'full',
  '& svg': { width: '5', height: '5' },
})
const name = css({ textStyle: 'smallStrong', color: 'accent.text' })
// A balance of seven digits stays on one line where the text is large.
const amount = css({
  textStyle: 'display',
  fontSize: '[min({fontSizes.3xl}, 12cqi)]',
  figure: true,
})
const line = css({ textStyle: 'small', color: 'fg.muted' })
