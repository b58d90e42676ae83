import '#theme/late.css'
import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { accordion } from '#styled/recipes/index.js'
import { Fold } from './fold.tsx'

export type AccordionItem = { key: string; title: ReactNode; content: ReactNode }

/** Folds below each other. */
export function Accordion({
  items,
  open,
  className,
}: {
  items: readonly AccordionItem[]
  open?: string
  className?: string
}) {
  const styles = accordion()
  return (
    <div className={cx(styles.root, className)}>
      {items.map((item) => (
        <Fold
          key={item.key}
          summary={item.title}
          styles={{ fold: styles.item, opener: styles.trigger, arrow: styles.indicator }}
          isFilled={item.key === open}
        >
          <div className={styles.content}>{item.content}</div>
        </Fold>
      ))}
    </div>
  )
}
