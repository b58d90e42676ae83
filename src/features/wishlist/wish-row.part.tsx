import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Item, Store } from '#openapi/generated/client.ts'
import { CardDiet } from '#src/shared/diet/diet-parts.part.tsx'
import { ItemAdd } from '#src/shared/items/item-picture.part.tsx'
import { ItemPrice } from '#src/shared/items/item-price.part.tsx'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { RatingValue } from '#ui/rating-value.tsx'

type Hands = { onOpen: () => void; onRemove: () => void }

/** Picture, name, what the customer avoids of it, price, Add and Delete; all of the row opens the item. */
export const WishedItem = ({ item, ...hands }: { item: Item } & Hands) => (
  <Row {...hands} picture={item.image_full_url} name={item.name} control={<ItemAdd item={item} />}>
    <CardDiet item={item} />
    <span className={muted}>{item.store_name}</span>
    <ItemPrice item={item} size="sm" />
  </Row>
)

/** Logo, name, rating, address and Delete; all of the row leads to the store. */
export const WishedStore = ({ store, ...hands }: { store: Store } & Hands) => (
  <Row {...hands} picture={store.logo_full_url} name={store.name}>
    {store.rating_count > 0 && <RatingValue value={store.avg_rating} />}
    <span className={muted}>{store.address}</span>
  </Row>
)

type RowProps = Hands & { picture: string; name: string; control?: ReactNode; children: ReactNode }

function Row({ picture, name, control, children, onOpen, onRemove }: RowProps) {
  const { wishlist } = useWords()
  return (
    <li className={row}>
      <span className={frame}>
        <Picture src={picture} alt="" ratio="1 / 1" sizes="72px" />
      </span>
      <div className={words}>
        <button type="button" className={title} onClick={onOpen}>
          {name}
        </button>
        {children}
      </div>
      {control}
      <IconButton className={above} aria-label={wishlist.remove({ name })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
})
const frame = css({ flexShrink: '0', width: '18', overflow: 'hidden', borderRadius: 'md' })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '0.5',
  // The buttons stand below it where the text is large.
  flex: '[1 1 5.5rem]',
  minWidth: '0',
})
const title = css({
  maxWidth: 'full',
  textStyle: 'bodyStrong',
  textAlign: 'start',
  lineClamp: 2,
  cursor: 'pointer',
  // The title covers the whole row; the row's own buttons lie above it.
  _after: { content: '""', position: 'absolute', inset: '0' },
})
const muted = css({ maxWidth: 'full', textStyle: 'small', color: 'fg.muted', lineClamp: 2 })
// The button's icon lines up with the drawer's close button above it.
const above = css({ zIndex: 'raised', marginInlineEnd: '[-10px]', color: 'fg.muted' })
