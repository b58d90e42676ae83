import { Leaf, MoonStar } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { discountBadge } from '#machines/rules/discount-badge.ts'
import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Percent with %, a flat discount as an amount; the store's discount takes precedence (docs/spec.md §4, Discount badge). */
export function DiscountBadge({ item }: { item: Item }) {
  const { goods } = useWords()
  const { money, percent } = useFormats()
  const badge = discountBadge(item)
  if (!badge) return null
  return (
    <Badge tone="solid">
      {goods.off({ discount: badge.type === 'percent' ? percent(badge.value) : money(badge.value) })}
    </Badge>
  )
}

/** The store switches the mark on, and its halal items show it (docs/spec.md §3, halal_tag_status). */
export const isHalal = ({ halal_tag_status, is_halal }: Item): boolean =>
  halal_tag_status === 1 && is_halal === 1

/** Small marks before an item's name: vegetarian or not, organic, halal. */
export function NatureMarks({ item }: { item: Item }) {
  const { goods } = useWords()
  return (
    <>
      {item.module_type === 'food' && <VegMark veg={item.veg} />}
      {item.organic === 1 && (
        <Leaf role="img" aria-label={goods.organic()} className={nature} data-kind="organic" />
      )}
      {isHalal(item) && <MoonStar role="img" aria-label={goods.halal()} className={nature} />}
    </>
  )
}

/** The square with a dot before dishes: green for vegetarian, brown for the others. */
export function VegMark({ veg }: { veg: Item['veg'] }) {
  const { goods } = useWords()
  return (
    <span className={square} data-veg={veg === 1 || undefined}>
      <VisuallyHidden>{veg === 1 ? goods.veg() : goods.nonVeg()}</VisuallyHidden>
    </span>
  )
}

const nature = css({
  display: 'inline',
  width: '4',
  height: '4',
  color: 'fg.muted',
  verticalAlign: 'middle',
  '&[data-kind=organic]': { color: 'success.text' },
  '* + &': { marginInlineStart: '1' },
})
const square = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '4',
  height: '4',
  flexShrink: '0',
  color: 'warning.text',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'current',
  borderRadius: 'xs',
  _after: { content: '""', width: '2', height: '2', bg: 'current', borderRadius: 'full' },
  '&[data-veg]': { color: 'success.text' },
})
