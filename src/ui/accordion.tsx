import '#theme/late.css'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { accordion } from '#styled/recipes/index.js'

export type AccordionItem = { key: string; title: ReactNode; content: ReactNode }

/** Parts that open in place, on the native details element. */
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
        <details key={item.key} className={styles.item} open={item.key === open}>
          <summary className={styles.trigger}>
            {item.title}
            <ChevronDown aria-hidden="true" className={styles.indicator} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
