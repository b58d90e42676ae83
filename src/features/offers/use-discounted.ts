import { useQuery } from '@tanstack/react-query'
import type { Item } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { discountedItemsQuery } from '#src/shared/offers/discounted.queries.ts'

const NONE: Item[] = []

/** Discounted items of the module; none until they have loaded. */
export const useDiscounted = (): Item[] =>
  useQuery(discountedItemsQuery(useShop().api, useWhere())).data?.products ?? NONE
