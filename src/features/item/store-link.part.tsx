import { useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Store as StoreIcon } from 'lucide-react'
import { Link, useRoute } from 'wouter'
import type { Item } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { storePath } from '#src/navigation/item-link.ts'
import { useOverlay } from '#src/navigation/overlay.ts'
import { STORE_ROUTE } from '#src/navigation/routes.ts'
import { storeQuery } from '#src/shared/items/goods.queries.ts'
import { css } from '#styled/css/index.js'

/** Who sells it, and the way there; on the store's own page it is only a name (docs/spec.md §2). */
export function StoreLink({ item }: { item: Item }) {
  const isThere = useIsOnStore(item)
  // From a popup the link takes its place, so that back leads to the page below.
  const isOver = useOverlay() !== undefined
  if (isThere)
    return (
      <p className={plain}>
        <StoreIcon aria-hidden="true" />
        {item.store_name}
      </p>
    )
  const { store_id: id, module_id, module_type, zone_id } = item
  return (
    <Link
      href={storePath({ id, slug: '', module_id, module_type, zone_id })}
      replace={isOver}
      className={link}
    >
      <StoreIcon aria-hidden="true" />
      {item.store_name}
      <ChevronRight aria-hidden="true" data-arrow />
    </Link>
  )
}

function useIsOnStore({ store_id }: Item): boolean {
  const [isStore, params] = useRoute(STORE_ROUTE)
  const queries = useQueryClient()
  const { api } = useShop()
  const where = useWhere()
  if (!isStore) return false
  const shown = queries.getQueryData(storeQuery(api, where, params.id).queryKey)
  return shown?.id === store_id || params.id === String(store_id)
}

const plain = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'body',
  color: 'fg.muted',
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})
const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'bodyStrong',
  color: 'accent.text',
  borderRadius: 'xs',
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-11px]' },
  _hover: { textDecoration: 'underline' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
  '& [data-arrow]': { _rtl: { scale: '[-1 1]' } },
})
