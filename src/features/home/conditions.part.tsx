import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { CommonCondition } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { ItemCards, ItemRowSkeleton } from '#src/shared/items/item-cards.part.tsx'
import { css } from '#styled/css/index.js'
import { ChoiceTabs, ChoiceTabsSkeleton } from '#ui/choice-tabs.tsx'
import { conditionItemsQuery, conditionsQuery } from './later-sections.queries.ts'
import { NoItems } from './no-items.part.tsx'
import { ReadState, RowSection } from './row-section.part.tsx'

/** What helps with what people come to a pharmacy for: a tab for each. */
export function Conditions() {
  const { sections } = useWords()
  const conditions = useQuery(conditionsQuery(useShop().api, useWhere()))
  return (
    <RowSection
      title={sections.conditions()}
      reading={conditions}
      rows={conditions.data?.data}
      skeleton={
        <>
          <ChoiceTabsSkeleton className={tabs} />
          <ItemRowSkeleton />
        </>
      }
    >
      {conditions.data && <ConditionTabs title={sections.conditions()} conditions={conditions.data.data} />}
    </RowSection>
  )
}

function ConditionTabs({ title, conditions }: { title: string; conditions: readonly CommonCondition[] }) {
  const [chosen, choose] = useState(conditions[0]?.id ?? 0)
  const items = useQuery(conditionItemsQuery(useShop().api, useWhere(), chosen))
  return (
    <>
      <ChoiceTabs
        className={tabs}
        label={title}
        choices={conditions.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(chosen)}
        onChange={(id) => choose(Number(id))}
      />
      <ReadState reading={items} skeleton={<ItemRowSkeleton />}>
        {items.data?.products.length ? (
          <ItemCards
            label={conditions.find(({ id }) => id === chosen)?.name ?? title}
            items={items.data.products}
          />
        ) : (
          <NoItems />
        )}
      </ReadState>
    </>
  )
}

const tabs = css({
  marginBlockEnd: { base: '1', sm: '4' },
  '& :is(label, span)': { minHeight: { smDown: '11' } },
})
