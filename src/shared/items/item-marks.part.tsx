import { Leaf } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { Badge } from '#ui/badge.tsx'
import { isHalal } from './marks.part.tsx'

/** Marks an item that the shop recommends. */
export function Recommended({ item }: { item: Item }) {
  const { goods } = useWords()
  return item.recommended === 1 ? <Badge tone="info">{goods.recommended()}</Badge> : null
}

/** Marks of the item in words: recommended, organic, halal. */
export function ItemMarks({ item }: { item: Item }) {
  const { goods } = useWords()
  return (
    <>
      <Recommended item={item} />
      {item.organic === 1 && (
        <Badge tone="success">
          <Leaf aria-hidden="true" />
          {goods.organic()}
        </Badge>
      )}
      {isHalal(item) && <Badge tone="neutral">{goods.halal()}</Badge>}
    </>
  )
}
