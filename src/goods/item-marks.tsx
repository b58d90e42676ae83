import { Leaf } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { Badge } from '#ui/badge.tsx'

/** What the item is said to be: recommended, organic, halal. */
export function ItemMarks({ item }: { item: Item }) {
  const { goods } = useWords()
  return (
    <>
      {item.recommended === 1 && <Badge tone="info">{goods.recommended()}</Badge>}
      {item.organic === 1 && (
        <Badge tone="success">
          <Leaf aria-hidden="true" />
          {goods.organic()}
        </Badge>
      )}
      {item.halal_tag_status === 1 && item.is_halal === 1 && <Badge tone="neutral">{goods.halal()}</Badge>}
    </>
  )
}
