import { useWords } from '#i18n/i18n.tsx'
import { cx } from '#styled/css/index.js'
import { type PriceVariantProps, price } from '#styled/recipes/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PriceProps = PriceVariantProps & {
  /** Formatted: `formats.money(12.5)`. */
  now: string
  /** The price before the discount. */
  was?: string | undefined
  /** The word before the lowest of several prices. */
  from?: string | false
  className?: string
}

export function Price({ now, was, from, size, className }: PriceProps) {
  const words = useWords()
  const styles = price({ size })
  return (
    <span className={cx(styles.root, className)} data-stacked={from && was ? true : undefined}>
      <span className={styles.now} data-reduced={was ? true : undefined}>
        {from && <span className={styles.from}>{from} </span>}
        <span dir="ltr">{now}</span>
      </span>
      {was && (
        <s className={styles.was}>
          <VisuallyHidden>{words.parts.was({ price: was })}</VisuallyHidden>
          <span dir="ltr" aria-hidden="true">
            {was}
          </span>
        </s>
      )}
    </span>
  )
}
