import { flashName } from '#machines/rules/flash-sale.ts'
import type { FlashSaleItem } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { ProductCard } from './product-card.tsx'
import { SoldOf } from './sold-of.tsx'

/** The flash-sale card: the vertical card, and how much of what is offered has gone (docs/spec.md §2, Product cards). */
export const FlashCard = ({ offer, first = false }: { offer: FlashSaleItem; first?: boolean }) => (
  <div className={card}>
    <ProductCard item={offer.item} name={flashName(offer.item)} first={first} />
    <SoldOf offer={offer} />
  </div>
)

// What has gone is level in a row, and so are the prices, however many lines the names have.
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  '& > article': { flexGrow: '1' },
})
