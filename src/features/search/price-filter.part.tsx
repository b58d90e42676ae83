import { useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import {
  anyPrice,
  PRICE_GAP,
  type PriceRange,
  priceIn,
  rangeAt,
  sliderEnd,
  withLeast,
  withMost,
} from '#machines/catalogue/price-range.ts'
import { css } from '#styled/css/index.js'
import { RangeSlider } from '#ui/range-slider.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  price: PriceRange
  /** Highest price of the list, as far as the server names it. */
  highest: number | undefined
  onChange: (price: PriceRange) => void
}

/** From which price to which, by handles or by numbers (docs/spec.md §5, Uploads and price slider). */
export function PriceFilter({ price, highest, onChange }: Props) {
  const { search } = useWords()
  const { money } = useFormats()
  const [moved, setMoved] = useState<PriceRange>()
  const end = sliderEnd(highest)
  // A price above the slider was typed, or comes with the address.
  const [least, most] = moved ?? [Math.min(price[0], end), Math.min(price[1], end)]
  return (
    <fieldset className={group}>
      <legend className={heading}>{search.price()}</legend>
      <RangeSlider
        labels={[search.leastPrice(), search.mostPrice()]}
        min={anyPrice[0]}
        max={end}
        gap={PRICE_GAP}
        value={[least, most]}
        textOf={money}
        onMove={setMoved}
        onSettle={(settled) => {
          setMoved(undefined)
          onChange(rangeAt(settled, end))
        }}
      />
      <div className={ends}>
        <PriceBox
          label={search.leastPrice()}
          price={least}
          onChange={(typed) => onChange(withLeast(price, typed))}
        />
        <PriceBox
          label={search.mostPrice()}
          price={most}
          onChange={(typed) => onChange(withMost(price, typed))}
        />
      </div>
    </fieldset>
  )
}

/** A number is taken when it is finished: by Enter, or on the way to something else. */
function PriceBox({
  label,
  price,
  onChange,
}: {
  label: string
  price: number
  onChange: (price: number) => void
}) {
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    setTyped(undefined)
    const next = typed === undefined ? undefined : priceIn(typed)
    if (next !== undefined && next !== price) onChange(next)
  }
  return (
    <TextField
      label={label}
      size="sm"
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={9}
      value={typed ?? String(price)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}

const group = css({ minWidth: '0' })
const heading = css({ textStyle: 'bodyStrong' })
const ends = css({ display: 'grid', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', gap: '3' })
