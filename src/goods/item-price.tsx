import { useFormats } from '#i18n/i18n.tsx'
import { afterDiscount, discountOf } from '#machines/rules/price.ts'
import type { Item } from '#openapi/generated/client.ts'
import { useConfig } from '#src/shop/config.ts'
import { Price } from '#ui/price.tsx'

/** What one piece costs without options, the original struck out beside it when it is discounted. */
export function ItemPrice({
  item,
  size,
  className,
}: {
  item: Item
  size?: 'sm' | 'md' | 'lg'
  className?: string
}) {
  const { money } = useFormats()
  const { digit_after_decimal_point } = useConfig()
  const now = afterDiscount(item.price, discountOf(item), digit_after_decimal_point)
  return (
    <Price
      className={className}
      size={size}
      now={money(now)}
      was={now < item.price ? money(item.price) : undefined}
    />
  )
}
