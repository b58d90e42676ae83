import { flashName } from '#machines/rules/flash-sale.ts'
import type { FlashSaleItem } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { ItemPicture } from './item-picture.tsx'
import { ItemPrice } from './item-price.tsx'
import { ItemTitle } from './item-title.tsx'
import { SoldOf } from './sold-of.tsx'

/** The flash-sale card as a wide slide: one item, and the share of it that is sold. */
export const FlashSlide = ({ offer }: { offer: FlashSaleItem }) => (
  <article className={card}>
    <ItemPicture item={offer.item} sizes="(min-width: 1180px) 360px, 80vw" ratio="3 / 2" />
    <h3 className={name}>
      <ItemTitle item={offer.item} name={flashName(offer.item)} />
    </h3>
    <ItemPrice item={offer.item} size="sm" />
    <SoldOf offer={offer} />
  </article>
)

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '3',
  layerStyle: 'panel',
})
const name = css({ textStyle: 'bodyStrong', lineClamp: 2 })
