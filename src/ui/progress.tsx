import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { progress } from '#styled/recipes/index.js'

/** A progress bar from 0 to 100, with an optional text above it. */
export function Progress({
  value,
  label,
  children,
  className,
}: {
  value: number
  /** Accessible name, with or without a text above. */
  label: string
  children?: ReactNode
  className?: string
}) {
  const styles = progress()
  const percent = Math.min(100, Math.max(0, value))
  return (
    <div className={cx(styles.root, className)}>
      {children && <div className={styles.label}>{children}</div>}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        className={styles.track}
      >
        <div
          className={styles.range}
          data-state={percent === 100 ? 'complete' : 'loading'}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
