import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { useIsPhone } from '#ui/use-media.ts'
import { LowItems, LowItemsSkeleton } from './low-items.part.tsx'
import { ProductCard } from './product-card.part.tsx'
import { ProductCardSkeleton } from './skeletons.part.tsx'
import { tall } from './tall.ts'

/** Cards of items side by side, low ones on a phone. */
export function ItemCards(props: { label: string; items: readonly Item[] }) {
  const isPhone = useIsPhone()
  if (isPhone) return <LowItems {...props} />
  return (
    <ScrollRow label={props.label}>
      {props.items.map((item) => (
        <li key={item.id} className={`${cell} ${tall}`}>
          <ProductCard item={item} />
        </li>
      ))}
    </ScrollRow>
  )
}

export function ItemRowSkeleton() {
  const isPhone = useIsPhone()
  if (isPhone) return <LowItemsSkeleton />
  return (
    <Loading className={waiting}>
      <Repeat times={6}>
        <div className={`${cell} ${tall}`}>
          <ProductCardSkeleton />
        </div>
      </Repeat>
    </Loading>
  )
}

const waiting = css({ display: 'flex', gap: '4', overflow: 'hidden', paddingBlock: '1' })
const cell = css({ width: { base: '48', lg: '[calc((100% - 80px) / 6)]' }, flexShrink: '0' })
