import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  code: string
  label: string
  /** Who tells it to whom, and when. */
  children: ReactNode
}

/** Four digits by which a parcel changes hands. */
export const ParcelCode = ({ code, label: name, children }: Props) => (
  <div className={box}>
    <span className={label}>{name}</span>
    {/* A screen reader reads the digits one by one. */}
    <span className={digits} dir="ltr" role="img" aria-label={[...code].join(' ')}>
      {code}
    </span>
    <span className={small}>{children}</span>
  </div>
)

const box = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '[1 1 min(13rem, 100%)]',
  alignItems: 'center',
  gap: '1',
  padding: '4',
  textAlign: 'center',
  bg: 'accent.soft',
  borderRadius: 'md',
})
const label = css({ textStyle: 'small', color: 'fg.muted' })
const digits = css({
  textStyle: 'display',
  color: 'accent.text',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '[0.3em]',
  // The space behind the last digit would push the number off the middle.
  marginInlineEnd: '[-0.3em]',
})
const small = css({ textStyle: 'small', color: 'fg.muted', textWrap: 'balance' })
