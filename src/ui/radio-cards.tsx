import '#theme/late.css'
import { type ReactNode, useId } from 'react'
import { cx } from '#styled/css/index.js'
import { type RadioCardVariantProps, radioCard } from '#styled/recipes/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

export type RadioOption = {
  value: string
  title: ReactNode
  hint?: ReactNode
  /** At the inline end: a price, an icon. */
  aside?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps = RadioCardVariantProps & {
  label: ReactNode
  hideLabel?: boolean
  options: readonly RadioOption[]
  /** Null while nothing is chosen. */
  value: string | null
  onChange: (value: string) => void
  /** Shared by the radios of the group; made up when left out. */
  name?: string
  disabled?: boolean
  className?: string
}

/** One of several, as cards (default) or as rows, on the browser's own radio buttons. */
export function RadioCards({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  look,
  name,
  disabled,
  className,
}: RadioCardsProps) {
  const styles = radioCard({ look })
  const own = useId()
  return (
    <div role="radiogroup" aria-labelledby={own} className={cx(styles.root, className)}>
      {hideLabel ? (
        <VisuallyHidden id={own}>{label}</VisuallyHidden>
      ) : (
        <div id={own} className={styles.label}>
          {label}
        </div>
      )}
      {options.map((option, at) => (
        <label key={option.value} htmlFor={`${own}-${at}`} className={styles.item}>
          <input
            id={`${own}-${at}`}
            type="radio"
            className={styles.control}
            name={name ?? own}
            value={option.value}
            disabled={disabled || option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.body}>
            <span className={styles.title}>{option.title}</span>
            {option.hint && <span className={styles.note}>{option.hint}</span>}
          </span>
          {option.aside && <span className={styles.aside}>{option.aside}</span>}
        </label>
      ))}
    </div>
  )
}
