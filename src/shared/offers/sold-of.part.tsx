import { useFormats, useWords } from '#i18n/i18n.tsx'
import { soldPercent } from '#machines/catalogue/flash-sale.ts'
import type { FlashSaleItem } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Progress } from '#ui/progress.tsx'

/** The sold share of an offer: sold divided by stock (docs/spec.md §9). */
export function SoldOf({ offer }: { offer: FlashSaleItem }) {
  const { offers } = useWords()
  const { number } = useFormats()
  const { sold, stock, available_stock } = offer
  const said =
    available_stock === 0 ? offers.soldOut() : offers.sold({ sold: number(sold), stock: number(stock) })
  return (
    <Progress value={soldPercent(offer)} label={said} className={progress}>
      {said}
    </Progress>
  )
}

const progress = css({ flexDirection: '[column-reverse]', gap: '1' })
