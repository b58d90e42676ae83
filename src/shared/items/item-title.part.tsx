import { Link } from 'wouter'
import type { Item } from '#openapi/generated/client.ts'
import { choosesOnPage, productPath } from '#src/navigation/item-link.ts'
import { css } from '#styled/css/index.js'
import { useOpenItem } from './add-control.part.tsx'
import { VegMark, VegWord } from './marks.part.tsx'

/** The item's name as a link or button that covers the whole card: it opens quick view or the product page (docs/spec.md §4). */
export function ItemTitle({ item, name = item.name }: { item: Item; name?: string | undefined }) {
  const openItem = useOpenItem()
  return (
    <Link
      href={productPath(item)}
      className={cover}
      onClick={(event) => {
        if (choosesOnPage(item)) return
        event.preventDefault()
        openItem(item)
      }}
    >
      {item.module_type === 'food' ? (
        <>
          <VegMark veg={item.veg} /> {name} <VegWord veg={item.veg} />
        </>
      ) : (
        name
      )}
    </Link>
  )
}

// The other controls of the card lie above it.
const cover = css({
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
  '& > span': { verticalAlign: 'middle' },
})
