import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { emptyState } from '#styled/recipes/index.js'

export type EmptyStateProps = {
  /** An icon, or an <img>. */
  picture?: ReactNode
  title: ReactNode
  hint?: ReactNode
  /** The way on: one button or link. */
  action?: ReactNode
  /** The heading's level where it stands. */
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ picture, title, hint, action, level = 2, className }: EmptyStateProps) {
  const styles = emptyState()
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.root, className)}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {hint && <p className={styles.note}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
