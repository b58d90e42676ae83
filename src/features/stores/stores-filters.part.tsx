import { Check, SlidersHorizontal } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { ChoiceTabs } from '#ui/choice-tabs.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Menu } from '#ui/menu.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { categories, deliveries, type StoresFilter } from './stores-filter.ts'

type Props = { filter: StoresFilter; onFilter: (filter: StoresFilter) => void }

/** Tabs and a Filter menu where there is room, radio groups in a popover where there is not (docs/spec.md §2, Stores page). */
export function StoresFilters(props: Props) {
  return (
    <>
      <div className={wide}>
        <TabsAndMenu {...props} />
      </div>
      <Radios {...props} />
    </>
  )
}

function TabsAndMenu({ filter, onFilter }: Props) {
  const { stores } = useWords()
  const category = useCategoryNames()
  const delivery = { all: stores.all(), delivery: stores.delivery(), take_away: stores.takeAway() }
  return (
    <>
      <ChoiceTabs
        label={stores.categories()}
        className={tabs}
        choices={categories.map((value) => ({ value, label: category[value] }))}
        value={filter.category}
        onChange={(value) => onFilter({ ...filter, category: value as StoresFilter['category'] })}
      />
      <Menu
        trigger={
          <Button variant="outline" size="sm">
            <SlidersHorizontal aria-hidden="true" />
            {filter.delivery === 'all'
              ? stores.filter()
              : stores.filterOn({ choice: delivery[filter.delivery] })}
          </Button>
        }
        label={stores.deliveryType()}
        items={deliveries.map((value) => ({
          value,
          label: delivery[value],
          icon: (
            <Check aria-hidden="true" className={tick} data-on={value === filter.delivery || undefined} />
          ),
        }))}
        onPick={(value) => onFilter({ ...filter, delivery: value as StoresFilter['delivery'] })}
      />
    </>
  )
}

function Radios({ filter, onFilter }: Props) {
  const { stores } = useWords()
  const category = useCategoryNames()
  const delivery = { all: stores.all(), delivery: stores.delivery(), take_away: stores.takeaway() }
  const choice = [
    filter.category !== 'all' && category[filter.category],
    filter.delivery !== 'all' && delivery[filter.delivery],
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <Disclosure
      className={narrow}
      buttonClassName={button({ variant: 'outline', size: 'sm' })}
      button={
        <span data-part="label">
          <SlidersHorizontal aria-hidden="true" />
          <span className={chosen}>{choice ? stores.filterOn({ choice }) : stores.filter()}</span>
        </span>
      }
    >
      {() => (
        <div className={groups}>
          <RadioCards
            look="row"
            label={stores.deliveryType()}
            options={deliveries.map((value) => ({ value, title: delivery[value] }))}
            value={filter.delivery}
            onChange={(value) => onFilter({ ...filter, delivery: value as StoresFilter['delivery'] })}
          />
          <RadioCards
            look="row"
            label={stores.categories()}
            options={categories.map((value) => ({ value, title: category[value] }))}
            value={filter.category}
            onChange={(value) => onFilter({ ...filter, category: value as StoresFilter['category'] })}
          />
        </div>
      )}
    </Disclosure>
  )
}

function useCategoryNames(): Record<StoresFilter['category'], string> {
  const { stores } = useWords()
  return {
    all: stores.all(),
    newly_joined: stores.newlyJoined(),
    popular: stores.popularOnes(),
    top_rated: stores.topRated(),
  }
}

const wide = css({
  display: { base: 'none', md: 'flex' },
  alignItems: 'center',
  gap: '4',
  flex: '1',
  minWidth: '0',
})
const narrow = css({ display: { md: 'none' }, marginInlineStart: 'auto' })
// Beside the heading on the narrowest phone too, in two lines if need be.
const chosen = css({ maxWidth: '[calc(100vw - 190px)]', textAlign: 'start' })
const tabs = css({
  flex: '1',
  '& > div': { borderBlockEndWidth: 'none', minHeight: '16', alignItems: 'stretch' },
})
const groups = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: '[min(288px, calc(100vw - 48px))]',
  padding: '3',
})
const tick = css({ width: '4', height: '4', visibility: 'hidden', '&[data-on]': { visibility: 'visible' } })
