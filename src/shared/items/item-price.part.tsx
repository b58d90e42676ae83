import { useFormats, useWords } from '#i18n/i18n.tsx'
import { cardPrice } from '#machines/rules/card-price.ts'
import type { Item } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { Price } from '#ui/price.tsx'

/** The unit price with the default options, and the struck-out price before the discount. */
export function ItemPrice({
  item,
  size,
  className,
}: {
  item: Item
  size?: 'sm' | 'md' | 'lg'
  className?: string
}) {
  const { goods } = useWords()
  const { money } = useFormats()
  const { digit_after_decimal_point } = useConfig()
  const { now, was, isFrom } = cardPrice(item, digit_after_decimal_point)
  return (
    <Price
      className={className}
      size={size}
      from={isFrom && goods.from()}
      now={money(now)}
      was={now < was ? money(was) : undefined}
    />
  )
}
