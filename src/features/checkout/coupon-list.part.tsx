import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { CouponOffer } from '#machines/checkout/coupon-offers.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { refusalOrFailureText } from './bad-news-text.ts'
import { benefitText } from './benefit-text.ts'

type Props = {
  offers: readonly CouponOffer[]
  busy: boolean
  onPick: (code: string) => void
}

/** Lists the coupons of this area; the reason stands beside a coupon that does not apply. */
export function CouponList({ offers, busy, onPick }: Props) {
  const words = useWords()
  const { money } = useFormats()
  const { coupon: texts } = words.checkout
  return (
    <Fold styles={{ opener }} summary={texts.choose()}>
      <ul className={list}>
        {offers.map(({ coupon: { id, code, title }, benefit, refusal }) => (
          <li key={id} className={row}>
            <div className={grow}>
              <p className={strong}>{title}</p>
              <p className={small}>
                <bdi dir="ltr">{code}</bdi>
                {' · '}
                {refusal
                  ? refusalOrFailureText({ type: 'problem', refusal }, words, money)
                  : benefitText(benefit, texts, money)}
              </p>
            </div>
            {!refusal && (
              <Button
                variant="outline"
                size="sm"
                disabled={busy}
                aria-label={texts.use({ code })}
                onClick={() => onPick(code)}
              >
                {texts.apply()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  width: 'fit',
  minHeight: '9',
  marginBlockStart: '1',
  textStyle: 'smallStrong',
  color: 'accent.text',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { width: '4', height: '4', '[open] > * > &': { rotate: '[180deg]' } },
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const row = css({ display: 'flex', alignItems: 'center', gap: '3' })
const grow = css({ flex: '1', minWidth: '0' })
const strong = css({ textStyle: 'bodyStrong' })
const small = css({ textStyle: 'small', color: 'fg.muted' })
