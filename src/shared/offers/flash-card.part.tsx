import { flashName } from '#machines/catalogue/flash-sale.ts'
import type { FlashSaleItem } from '#openapi/generated/client.ts'
import { ProductCard } from '#src/shared/items/product-card.part.tsx'
import { css } from '#styled/css/index.js'
import { SoldOf } from './sold-of.part.tsx'

type Props = {
  offer: FlashSaleItem
  first?: boolean
  /** What the customer saves on one piece. */
  saving?: string | undefined
}

/** The flash-sale card: the vertical card with the sold share of the offer (docs/spec.md §2, Product cards). */
export const FlashCard = ({ offer, first = false, saving }: Props) => (
  <div className={card}>
    <ProductCard item={offer.item} name={flashName(offer.item)} first={first} />
    {saving && <p className={saved}>{saving}</p>}
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
const saved = css({ textStyle: 'smallStrong', color: 'success.text' })
