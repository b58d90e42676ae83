import { Minus, Plus, Trash2 } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { cx } from '#styled/css/index.js'
import { type StepperVariantProps, stepper } from '#styled/recipes/index.js'

export type StepperProps = StepperVariantProps & {
  /** Name of the counted item; part of every button's name. */
  label: string
  count: number
  onIncrease: () => void
  onDecrease: () => void
  /** With it, the last one is taken away by a bin instead of a minus (docs/spec.md §4, cart). */
  onRemove?: (() => void) | undefined
  canIncrease?: boolean
  canDecrease?: boolean
  className?: string
}

/** Less, how many, more. It only says what was pressed; how many there are comes back from its owner. */
export function Stepper({
  label,
  count,
  onIncrease,
  onDecrease,
  onRemove,
  canIncrease = true,
  canDecrease = true,
  look,
  size,
  className,
}: StepperProps) {
  const words = useWords()
  const formats = useFormats()
  const styles = stepper({ look, size })
  const last = count <= 1 && onRemove
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline in every browser
    <div role="group" aria-label={label} className={cx(styles.root, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${last ? words.actions.remove() : words.parts.decrease()}: ${label}`}
        // A disabled button would lose the focus of the customer who has just pressed it for the last time.
        aria-disabled={!canDecrease || undefined}
        onClick={canDecrease ? last || onDecrease : undefined}
      >
        {last ? <Trash2 aria-hidden="true" /> : <Minus aria-hidden="true" />}
      </button>
      <output className={styles.count} aria-label={words.parts.quantity({ count })}>
        {formats.number(count)}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label={`${words.parts.increase()}: ${label}`}
        aria-disabled={!canIncrease || undefined}
        onClick={canIncrease ? onIncrease : undefined}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
