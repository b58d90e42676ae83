import { Star } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { PriceFilter } from './price-filter.part.tsx'
import type { ResultsProps } from './results.props.ts'
import { filters, ratings, toggled } from './search-address.ts'

/** What kind, at which price, and how well liked. */
export function FilterPanel({
  wanted,
  highest,
  onWant,
}: Pick<ResultsProps, 'wanted' | 'highest' | 'onWant'>) {
  const { search } = useWords()
  const { number } = useFormats()
  return (
    <div className={panel}>
      <fieldset className={boxes}>
        <legend className={heading}>{search.showOnly()}</legend>
        {filters.map((filter) => (
          <Checkbox
            key={filter}
            checked={wanted.filters.includes(filter)}
            onChange={() => onWant({ ...wanted, filters: toggled(wanted.filters, filter) })}
          >
            {search.filters[filter]()}
          </Checkbox>
        ))}
      </fieldset>
      {wanted.list_type === 'item' && (
        <PriceFilter
          price={wanted.price}
          highest={highest}
          onChange={(price) => onWant({ ...wanted, price })}
        />
      )}
      <RadioCards
        look="row"
        label={search.rating()}
        options={[
          { value: '0', title: search.anyRating() },
          ...ratings.map((rating) => ({
            value: String(rating),
            title: (
              <span className={stars}>
                <Star aria-hidden="true" />
                {search.ratingAtLeast({ rating: number(rating) })}
              </span>
            ),
          })),
        ]}
        value={String(wanted.rating ?? 0)}
        onChange={(rating) => onWant({ ...wanted, rating: Number(rating) || null })}
      />
    </div>
  )
}

const panel = css({ display: 'flex', flexDirection: 'column', gap: '6', padding: '1' })
const boxes = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
const heading = css({ textStyle: 'bodyStrong', paddingBlockEnd: '1' })
const stars = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  '& svg': { width: '4', height: '4', color: 'rating.fill', fill: 'current' },
})
