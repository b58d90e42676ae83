import { useFormats, useWords } from '#i18n/i18n.tsx'
import { discountBadge } from '#machines/catalogue/discount-badge.ts'
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

/** On an item's picture in words: organic, halal. Screen readers hear them after the name, from {@link HeardNatures}. */
export function NatureTags({ item }: { item: Item }) {
  const { goods } = useWords()
  return (
    <span className={tags} aria-hidden="true">
      {item.organic === 1 && <Badge className={tag}>{goods.organic()}</Badge>}
      {isHalal(item) && <Badge className={tag}>{goods.halal()}</Badge>}
    </span>
  )
}

/** Behind the name of a card with tags on its picture. */
export const HeardNatures = ({ item }: { item: Item }) => {
  const names = useNatures(item)
  return names.length > 0 && <VisuallyHidden>{names.join(' · ')}</VisuallyHidden>
}

/** In the text of a low card: organic, halal. */
export function NatureNames({ item }: { item: Item }) {
  const names = useNatures(item)
  return names.length > 0 && <span className={natures}>{names.join(' · ')}</span>
}

function useNatures(item: Item): string[] {
  const { goods } = useWords()
  return [...(item.organic === 1 ? [goods.organic()] : []), ...(isHalal(item) ? [goods.halal()] : [])]
}

/** The square with a dot before dishes: green for vegetarian, brown for the others. {@link VegWord} says it after the name. */
export const VegMark = ({ veg }: Pick<Item, 'veg'>) => (
  <span className={square} data-veg={veg === 1 || undefined} aria-hidden="true" />
)

export function VegWord({ veg }: Pick<Item, 'veg'>) {
  const { goods } = useWords()
  return <VisuallyHidden>{veg === 1 ? goods.veg() : goods.nonVeg()}</VisuallyHidden>
}

const tags = css({
  position: 'absolute',
  insetBlockEnd: '[var(--edge)]',
  insetInlineStart: '[var(--edge)]',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
})
const tag = css({ color: 'fg.default', bg: 'bg.surface' })
const natures = css({ flexShrink: '0', textStyle: 'captionStrong', color: 'success.text' })
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
