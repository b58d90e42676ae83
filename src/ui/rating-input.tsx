import { Star } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#styled/css/index.js'
import { rating } from '#styled/recipes/index.js'

export type RatingInputProps = {
  label: string
  /** Stars in half steps; 0 before one is chosen. */
  value: number
  /** The word for a number of stars. */
  nameOf: (stars: number) => string
  onChange: (value: number) => void
  disabled?: boolean
  /** The error text. */
  error?: string | undefined
  className?: string
}

const HALVES = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]

/**
 * Five stars in half steps (docs/spec.md §9), each half a native radio button: Ark's group has one radio for a star, so that
 * a screen reader on a touch screen reaches no half.
 */
export function RatingInput({
  label,
  value,
  nameOf,
  onChange,
  disabled,
  error,
  className,
}: RatingInputProps) {
  const styles = rating()
  const name = useId()
  return (
    <div
      role="radiogroup"
      // A form leads to its first flaw.
      tabIndex={error ? -1 : undefined}
      className={cx(styles.group, className)}
      aria-labelledby={`${name}label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${name}error`}
    >
      <span id={`${name}label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.control}>
        {HALVES.map((stars) => (
          <label key={stars} className={styles.item} data-filled={stars <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              disabled={disabled}
              aria-label={nameOf(stars)}
              onChange={() => onChange(stars)}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
