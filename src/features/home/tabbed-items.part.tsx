import { type ReactNode, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Item, Module, Named } from '#openapi/generated/client.ts'
import { FoodGrid, FoodGridSkeleton } from '#src/shared/items/food-card.part.tsx'
import { LowItems, LowItemsSkeleton } from '#src/shared/items/low-items.part.tsx'
import { ProductGrid, ShortGrid } from '#src/shared/items/product-grid.part.tsx'
import { ProductGridSkeleton, SHORT, ShortGridSkeleton } from '#src/shared/items/product-grid.skeleton.tsx'
import { css } from '#styled/css/index.js'
import { ChoiceTabs, ChoiceTabsSkeleton } from '#ui/choice-tabs.tsx'
import { useIsPhone } from '#ui/use-media.ts'
import { NoItems } from './no-items.part.tsx'
import { type Reading, RowSection } from './row-section.part.tsx'

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
  /** A further entry: before the items of a grid, after those of a row. */
  lead?: ReactNode
}

const ALL = '0'

/**
 * Items of one category or of all, which is the first tab (docs/spec.md §4, Home sections): a grid, dishes on their own
 * card; on a phone a row.
 */
export function TabbedItems(props: Props) {
  const { title, all, reading, items, categories, module_type, most, short = false, lead } = props
  const { sections } = useWords()
  const [Grid, Waiting] =
    module_type === 'food'
      ? [FoodGrid, FoodGridSkeleton]
      : short
        ? [ShortGrid, ShortGridSkeleton]
        : [ProductGrid, ProductGridSkeleton]
  const isPhone = useIsPhone()
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
          {isPhone ? <LowItemsSkeleton /> : <Waiting times={most} />}
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
      {shown?.length === 0 ? (
        <NoItems />
      ) : isPhone ? (
        // A row for each tab: another tab starts at its first item.
        <LowItems
          key={chosen}
          label={title}
          items={(shown ?? []).slice(0, short ? SHORT : most)}
          last={lead}
        />
      ) : (
        <Grid items={shown ?? []} lead={lead} />
      )}
    </RowSection>
  )
}

const tabs = css({
  marginBlockEnd: { base: '1', sm: '4' },
  '& :is(label, span)': { minHeight: { smDown: '11' } },
})
