import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

export type FoldProps = {
  summary: ReactNode | ((isOpen: boolean) => ReactNode)
  /** Classes of the element, of what opens it, and of the arrow in it. */
  styles: { fold?: string; opener?: string; arrow?: string }
  /** A fold that is filled opens; it stays open when it is emptied, because the customer may be typing in it. */
  isFilled?: boolean
  children: ReactNode
}

/** A part that opens in place, on the native details element. */
export function Fold({ summary, styles, isFilled = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isFilled)
  const [wasFilled, setWasFilled] = useState(isFilled)
  if (wasFilled !== isFilled) {
    setWasFilled(isFilled)
    setOpen(isOpen || isFilled)
  }
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.opener}>
        {typeof summary === 'function' ? summary(isOpen) : summary}
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </summary>
      {children}
    </details>
  )
}

/** Opens the fold around an element that has to be seen; the element tells its fold. */
export function openFoldAround(element: Element): void {
  const fold = element.closest('details')
  if (fold) fold.open = true
}
