import { Star } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { cx } from '#styled/css/index.js'
import { rating } from '#styled/recipes/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What others gave: one gold star, one decimal (docs/spec.md §9), and how many they were. */
export function RatingValue({
  value,
  count,
  className,
}: {
  value: number
  count?: number
  className?: string
}) {
  const words = useWords()
  const formats = useFormats()
  const styles = rating()
  const shown = formats.number(value, 1)
  return (
    <span className={cx(styles.root, className)}>
      <Star aria-hidden="true" className={styles.star} />
      <VisuallyHidden>{words.parts.rating({ rating: shown })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.number}>
        {shown}
      </span>
      {count !== undefined && <span className={styles.count}>({formats.number(count)})</span>}
    </span>
  )
}
