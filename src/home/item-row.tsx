import type { Item } from '#openapi/generated/client.ts'
import { ProductCard } from '#src/goods/product-card.tsx'
import { ProductCardSkeleton } from '#src/goods/skeletons.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { type Reading, RowSection } from './row-section.tsx'
import { tall } from './tall.ts'

type Props = { title: string; all?: string; reading: Reading; items: readonly Item[] | undefined }

/** Items side by side. */
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

export const ItemCards = ({ label, items }: { label: string; items: readonly Item[] }) => (
  <ScrollRow label={label}>
    {items.map((item) => (
      <li key={item.id} className={`${cell} ${tall}`}>
        <ProductCard item={item} />
      </li>
    ))}
  </ScrollRow>
)

export const ItemRowSkeleton = () => (
  <Loading className={waiting}>
    <Repeat times={6}>
      <div className={`${cell} ${tall}`}>
        <ProductCardSkeleton />
      </div>
    </Repeat>
  </Loading>
)

const waiting = css({ display: 'flex', gap: { base: '3', md: '4' }, overflow: 'hidden', paddingBlock: '1' })
const cell = css({ width: { base: '[10rem]', md: '48', lg: '[calc((100% - 80px) / 6)]' }, flexShrink: '0' })
