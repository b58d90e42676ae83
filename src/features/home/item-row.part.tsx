import type { Item } from '#openapi/generated/client.ts'
import { ItemCards, ItemRowSkeleton } from '#src/shared/items/item-cards.part.tsx'
import { type Reading, RowSection } from './row-section.part.tsx'

type Props = { title: string; all?: string; reading: Reading; items: readonly Item[] | undefined }

/** A section of items side by side. */
export function ItemRow({ title, all, reading, items }: Props) {
  return (
    <RowSection
      title={title}
      {...(all && { all })}
      reading={reading}
      rows={items}
      skeleton={<ItemRowSkeleton />}
    >
      <ItemCards label={title} items={items ?? []} />
    </RowSection>
  )
}
