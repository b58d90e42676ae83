import { Check, Copy } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Coupon } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** Discount, minimum purchase and end of a coupon; its code is a button that copies the code. */
export function CouponCard({
  coupon,
  level = 3,
  isCopied,
  onCopy,
}: {
  coupon: Coupon
  /** Level of the heading on this page. */
  level?: 2 | 3
  isCopied: boolean
  onCopy: () => void
}) {
  const { sections, offers } = useWords()
  const { money, date } = useFormats()
  const { code, min_purchase, max_discount, expire_date } = coupon
  const Heading = `h${level}` as const
  return (
    <article className={card}>
      <Heading className={amount}>{useOff(coupon)}</Heading>
      <p className={name}>{coupon.title}</p>
      <p className={terms}>
        {min_purchase > 0 && <span>{sections.orderFrom({ amount: money(min_purchase) })}</span>}
        {max_discount !== null && max_discount > 0 && (
          <span>{sections.atMost({ amount: money(max_discount) })}</span>
        )}
        <span>{offers.until({ date: date(expire_date) })}</span>
      </p>
      <button type="button" className={copy} data-copied={isCopied || undefined} onClick={onCopy}>
        <span dir="ltr">{code}</span>
        <span className={action}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? sections.copied() : sections.copy()}
        </span>
      </button>
    </article>
  )
}

function useOff({ coupon_type, discount, discount_type }: Coupon): string {
  const { goods } = useWords()
  const { money, percent } = useFormats()
  if (coupon_type === 'free_delivery') return goods.freeDelivery()
  return goods.off({ discount: discount_type === 'percent' ? percent(discount) : money(discount) })
}

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: '4',
  bg: 'accent.soft',
  borderRadius: 'md',
})
const amount = css({ textStyle: 'title', color: 'accent.text' })
const name = css({ textStyle: 'smallStrong' })
const terms = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'caption',
  color: 'fg.muted',
  minHeight: '[2lh]',
  marginBlockEnd: '1',
})
const copy = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: '11',
  marginBlockStart: 'auto',
  px: '3',
  textStyle: 'smallStrong',
  letterSpacing: 'wide',
  color: 'fg.default',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'dashed',
  borderColor: 'accent.edge',
  borderRadius: 'sm',
  '&[data-copied]': { borderStyle: 'solid', color: 'success.text', borderColor: 'success.edge' },
})
const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  letterSpacing: 'normal',
  color: 'accent.text',
  '[data-copied] > &': { color: 'success.text' },
  '& svg': { width: '4', height: '4' },
})
