import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { useDietParts } from './diet-parts.part.tsx'

/** What of the item the shopper avoids, and what the store does not state of it. */
export function ItemDiet({ item }: { item: Item }) {
  const parts = useDietParts()
  return parts && <parts.ItemHint item={item} />
}

/** The lines of a cart with something the shopper avoids, by name; it warns and never blocks. */
export function LinesDiet({ lines }: { lines: readonly CartLine[] }) {
  const parts = useDietParts()
  return parts && <parts.LinesHint lines={lines} />
}

/** Says above a list how many items it hides, and lets the shopper show or hide them. `first` is the query of its first page. */
export function ListDiet<Data extends { hidden_count?: number }>({
  first,
}: {
  first: { queryKey: DataTag<QueryKey, Data, Error> }
}) {
  const parts = useDietParts()
  return parts && <parts.ListHint queryKey={first.queryKey} />
}

/** Says at home that its rows hide items, and lets the shopper show them. */
export function HomeDiet() {
  const parts = useDietParts()
  return parts && <parts.HomeHint />
}
