import { Star } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const FIVE = ['one', 'two', 'three', 'four', 'five']

/** Five stars, filled as far as was given; read as one sentence. */
export function Stars({ value }: { value: number }) {
  const { parts } = useWords()
  const { number } = useFormats()
  const row = FIVE.map((star) => <Star key={star} aria-hidden="true" />)
  return (
    <span className={frame}>
      <VisuallyHidden>{parts.rating({ rating: number(value, 1) })}</VisuallyHidden>
      <span className={empty}>{row}</span>
      <span className={full} style={{ width: `${(value / FIVE.length) * 100}%` }}>
        {row}
      </span>
    </span>
  )
}

const frame = css({
  position: 'relative',
  display: 'block',
  width: 'fit',
  height: '4',
  verticalAlign: 'middle',
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})
const empty = css({ display: 'flex', color: 'border.default', '& svg': { fill: 'current' } })
const full = css({
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineStart: '0',
  display: 'flex',
  overflow: 'hidden',
  color: 'rating.fill',
  '& svg': { fill: 'current' },
})
