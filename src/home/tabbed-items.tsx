import { type ReactNode, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Item, Module, Named } from '#openapi/generated/client.ts'
import { FoodGrid, FoodGridSkeleton } from '#src/goods/food-card.tsx'
import { ProductGrid, ShortGrid } from '#src/goods/product-grid.tsx'
import { ProductGridSkeleton, ShortGridSkeleton } from '#src/goods/product-grid-skeleton.tsx'
import { css } from '#styled/css/index.js'
import { ChoiceTabs, ChoiceTabsSkeleton } from '#ui/choice-tabs.tsx'
import { NoItems } from './no-items.tsx'
import { type Reading, RowSection } from './row-section.tsx'

type Props = {
  title: string
  all?: string
  reading: Reading
  items: readonly Item[] | undefined
  categories: readonly Named[]
  module_type: Module['module_type']
  /** So many are asked for. */
  most: number
  /** Eight goods, six at sm. */
  short?: boolean
  /** An entry before the items, which sees to it that with it they fill the room of `most`. */
  lead?: ReactNode
}

const ALL = '0'

/** Items below each other, dishes on their own card, of one category or of all: the first tab (docs/spec.md §4, Home sections). */
export function TabbedItems(props: Props) {
  const { title, all, reading, items, categories, module_type, most, short = false, lead } = props
  const { sections } = useWords()
  const [Grid, Waiting] =
    module_type === 'food'
      ? [FoodGrid, FoodGridSkeleton]
      : short
        ? [ShortGrid, ShortGridSkeleton]
        : [ProductGrid, ProductGridSkeleton]
  const [chosen, choose] = useState(ALL)
  const shown =
    chosen === ALL
      ? items
      : items?.filter((item) => item.category_ids.some(({ id }) => String(id) === chosen))
  return (
    <RowSection
      title={title}
      {...(all && { all })}
      reading={reading}
      rows={items}
      skeleton={
        <>
          <ChoiceTabsSkeleton className={tabs} />
          <Waiting times={most} />
        </>
      }
    >
      {categories.length > 1 && (
        <ChoiceTabs
          className={tabs}
          label={title}
          choices={[
            { value: ALL, label: sections.all() },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={chosen}
          onChange={choose}
        />
      )}
      {shown?.length === 0 ? <NoItems /> : <Grid items={shown ?? []} lead={lead} />}
    </RowSection>
  )
}

const tabs = css({ marginBlockEnd: '4' })
