import type { Item } from '#openapi/generated/client.ts'
import { ProductCard } from '#src/goods/product-card.tsx'
import { ProductCardSkeleton } from '#src/goods/skeletons.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { ScrollRow } from '#ui/scroll-row.tsx'
import { type Reading, RowSection } from './row-section.tsx'

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
      <ScrollRow label={title}>
        {items?.map((item) => (
          <li key={item.id} className={`${cell} ${tall}`}>
            <ProductCard item={item} />
          </li>
        ))}
      </ScrollRow>
    </RowSection>
  )
}

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
/** As wide as its column, as high as a card whose name has two lines: what is waited for and what comes are one size. */
export const tall = css({
  display: 'grid',
  _before: { content: '""', gridArea: '[1 / 1]', paddingBlockStart: '[calc(100% + 101px)]' },
  '& > *': { gridArea: '[1 / 1]' },
})
const cell = css({ width: { base: '40', md: '48' }, flexShrink: '0' })
