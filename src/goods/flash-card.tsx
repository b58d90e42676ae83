import { useFormats, useWords } from '#i18n/i18n.tsx'
import { flashName, soldPercent } from '#machines/rules/flash-sale.ts'
import type { FlashSaleItem } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Progress } from '#ui/progress.tsx'
import { ProductCard } from './product-card.tsx'

/** The flash-sale card: the vertical card, and how much of what is offered has gone (spec §2, Product cards). */
export function FlashCard({ offer, first = false }: { offer: FlashSaleItem; first?: boolean }) {
  const { offers } = useWords()
  const { number } = useFormats()
  const { item, sold, stock, available_stock } = offer
  const said =
    available_stock === 0 ? offers.soldOut() : offers.sold({ sold: number(sold), stock: number(stock) })
  return (
    <div className={card}>
      <ProductCard item={item} name={flashName(item)} first={first} />
      <Progress value={soldPercent(offer)} label={said} className={progress}>
        {said}
      </Progress>
    </div>
  )
}

const card = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const progress = css({ flexDirection: '[column-reverse]', gap: '1' })
