import type { QueryKey } from '@tanstack/react-query'
import { type ComponentType, useSyncExternalStore } from 'react'
import type { CartLine, Item } from '#openapi/generated/client.ts'
import { shared } from '#src/flow/shared.ts'

/** What the pages show to a shopper who avoids something. */
export type DietParts = {
  Mark: ComponentType<{ item: Item }>
  ItemHint: ComponentType<{ item: Item }>
  LinesHint: ComponentType<{ lines: readonly CartLine[] }>
  ListHint: ComponentType<{ queryKey: QueryKey }>
  HomeHint: ComponentType
}

/** They fill their places once the shopper is known to avoid something. */
export const dietShown = shared<DietParts | undefined>(undefined)

/** A prerendered page has none of the parts. */
export const useDietParts = (): DietParts | undefined =>
  useSyncExternalStore(dietShown.subscribe, dietShown.get, none)

/** Marks the card of an item that conflicts with what the shopper avoids, with the reason. */
export function CardDiet({ item }: { item: Item }) {
  const parts = useDietParts()
  return parts && <parts.Mark item={item} />
}

const none = () => undefined
