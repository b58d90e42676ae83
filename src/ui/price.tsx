import { useWords } from '#i18n/i18n.tsx'
import { cx } from '#styled/css/index.js'
import { type PriceVariantProps, price } from '#styled/recipes/index.js'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PriceProps = PriceVariantProps & {
  /** Written already: `formats.money(12.5)`. */
  now: string
  /** The price before the discount. */
  was?: string | undefined
  className?: string
}

export function Price({ now, was, size, className }: PriceProps) {
  const words = useWords()
  const styles = price({ size })
  return (
    <span className={cx(styles.root, className)}>
      <span dir="ltr" className={styles.now} data-reduced={was ? true : undefined}>
        {now}
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
