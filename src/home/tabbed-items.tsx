import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Item, Named } from '#openapi/generated/client.ts'
import { ProductCard } from '#src/goods/product-card.tsx'
import { ProductCardSkeleton } from '#src/goods/skeletons.tsx'
import { css } from '#styled/css/index.js'
import { ChoiceTabs } from '#ui/choice-tabs.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { type Reading, RowSection } from './row-section.tsx'

type Props = {
  title: string
  all?: string
  reading: Reading
  items: readonly Item[] | undefined
  categories: readonly Named[]
}

const ALL = '0'

/** Items below each other, of one category or of all: the first tab (spec §4, Home sections). */
export function TabbedItems({ title, all, reading, items = [], categories }: Props) {
  const { home } = useWords()
  const [chosen, choose] = useState(ALL)
  const shown =
    chosen === ALL ? items : items.filter((item) => item.category_ids.some(({ id }) => String(id) === chosen))
  return (
    <RowSection
      title={title}
      {...(all && { all })}
      reading={reading}
      isEmpty={!reading.isPending && !reading.isError && items.length === 0}
      skeleton={
        <Loading className={grid}>
          <Repeat times={10}>
            <ProductCardSkeleton />
          </Repeat>
        </Loading>
      }
    >
      {categories.length > 1 && (
        <ChoiceTabs
          className={tabs}
          label={title}
          choices={[
            { value: ALL, label: home.all() },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={chosen}
          onChange={choose}
        />
      )}
      <ul className={grid}>
        {shown.map((item) => (
          <li key={item.id}>
            <ProductCard item={item} />
          </li>
        ))}
      </ul>
    </RowSection>
  )
}

const tabs = css({ marginBlockEnd: '4' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(2, minmax(0, 1fr))]',
    sm: '[repeat(3, minmax(0, 1fr))]',
    md: '[repeat(4, minmax(0, 1fr))]',
    lg: '[repeat(5, minmax(0, 1fr))]',
  },
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '6', md: '8' },
})
