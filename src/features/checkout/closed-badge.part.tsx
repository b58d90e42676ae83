import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Store } from '#openapi/generated/client.ts'
import { Badge } from '#ui/badge.tsx'

/** Tells that a store is closed now, and when it opens; renders nothing for an open store. */
export function ClosedBadge({ store }: { store: Store }) {
  const { goods } = useWords()
  const { clock } = useFormats()
  if (store.active === 1 && store.open === 1) return null
  return (
    <Badge tone="neutral">
      {store.active === 1 && store.current_opening_time
        ? goods.opensAt({ time: clock(store.current_opening_time) })
        : goods.closedNowSmall()}
    </Badge>
  )
}
