import { useWords } from '#i18n/i18n.tsx'
import type { Brand } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import { toggled } from './search-address.ts'

type Props = {
  brands: readonly Brand[]
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
}

/** Whose goods, one or more of them. */
export function BrandBoxes({ brands, chosen, onChoose }: Props) {
  const { search } = useWords()
  if (brands.length === 0) return null
  return (
    <fieldset className={group}>
      <legend className={heading}>{search.brands()}</legend>
      {brands.map(({ id, name }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={() => onChoose(toggled(chosen, id))}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  )
}

const group = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
const heading = css({ textStyle: 'bodyStrong', paddingBlockEnd: '1' })
