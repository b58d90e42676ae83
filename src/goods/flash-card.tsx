import { flashName } from '#machines/rules/flash-sale.ts'
import type { FlashSaleItem } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { ProductCard } from './product-card.tsx'
import { SoldOf } from './sold-of.tsx'

/** The flash-sale card: the vertical card with the sold share of the offer (docs/spec.md §2, Product cards). */
export const FlashCard = ({ offer, first = false }: { offer: FlashSaleItem; first?: boolean }) => (
  <div className={card}>
    <ProductCard item={offer.item} name={flashName(offer.item)} first={first} />
    <SoldOf offer={offer} />
  </div>
)

// Progress bars and prices of a row are aligned, however many lines the names have.
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '0',
  '& > article': { flexGrow: '1' },
})
