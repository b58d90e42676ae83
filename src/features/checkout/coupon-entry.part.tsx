import { BadgePercent, X } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { couponBenefit } from '#machines/checkout/coupon-benefit.ts'
import type { CouponOffer } from '#machines/checkout/coupon-offers.ts'
import { isCouponLapsed } from '#machines/checkout/lapsed.ts'
import { refusalText } from '#src/core/refusal-text.ts'
import type { CouponUse, SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { refusedAt } from '#src/shared/checkout/refused.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
import { TextField } from '#ui/text-field.tsx'
import { refusalOrFailureText } from './bad-news-text.ts'
import { benefitText } from './benefit-text.ts'
import { CouponList } from './coupon-list.part.tsx'

type Props = Pick<SectionProps, 'draft' | 'refusals' | 'recalled'> & {
  use: CouponUse
  offers: readonly CouponOffer[]
}

/** One coupon can be used; the code stays in its field until it counts, and the keyboard stays here. */
export const CouponEntry = (props: Props) => (
  <FocusKeeper>
    <Entry {...props} />
  </FocusKeeper>
)

function Entry({ draft, refusals, recalled, offers, use: { snapshot, send } }: Props) {
  const words = useWords()
  const { money } = useFormats()
  const { coupon: texts } = words.checkout
  const { coupon, code, refusals: reasons } = snapshot.context
  const isUnapplied = refusals.some((refusal) => 'key' in refusal && refusal.key === 'couponUnapplied')
  const refused = refusedAt('coupon', refusals, words)
  const why = reasons[0] && refusalOrFailureText(reasons[0], words, money)
  const isLapsed = snapshot.matches({ empty: 'lapsed' }) || isCouponLapsed(code, reasons, recalled)
  const lapsed = isLapsed && words.checkout.lapsed.coupon({ code })
  const reason = lapsed && why ? `${lapsed} ${why}` : why
  const write = (typed: string) => send({ type: 'coupon.type', code: typed })

  if (snapshot.matches('applied')) {
    const benefit = couponBenefit(coupon, { ...draft, subtotal: snapshot.context.subtotal })
    const label = texts.remove({ code: coupon.code })
    return (
      <div className={applied}>
        <BadgePercent aria-hidden="true" />
        <p className={grow}>
          {snapshot.matches({ applied: 'suspended' })
            ? texts.suspended({ code: coupon.code, amount: money(coupon.min_purchase) })
            : benefit.type === 'nothing'
              ? texts.unused({ code: coupon.code, reason: refusalText(benefit.refusal, words) })
              : `${texts.applied({ code: coupon.code })} · ${benefitText(benefit, texts, money)}`}
        </p>
        <IconButton
          size="md"
          aria-label={label}
          title={label}
          onClick={() => send({ type: 'coupon.remove' })}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    )
  }
  return (
    <div {...(refused && !isUnapplied && { 'data-refused': true, tabIndex: -1 })} className={section}>
      <Form className={row} onSend={() => send({ type: 'coupon.apply', code })}>
        <TextField
          className={grow}
          label={texts.label()}
          name="coupon"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          error={isUnapplied ? refused : (reason ?? refused)}
          onChange={({ target }) => write(target.value)}
        />
        <Button type="submit" variant="outline" busy={snapshot.hasTag('busy')}>
          {texts.apply()}
        </Button>
        {isUnapplied && (
          <Button variant="ghost" aria-label={texts.clearCode()} onClick={() => write('')}>
            {texts.clear()}
          </Button>
        )}
      </Form>
      {offers.length > 0 && (
        <CouponList
          offers={offers}
          busy={snapshot.hasTag('busy')}
          onPick={(picked) => send({ type: 'coupon.apply', code: picked })}
        />
      )}
    </div>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  '& > button': { marginBlockStart: '[25px]' },
})
const grow = css({ flex: '1', minWidth: '0' })
const applied = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInlineStart: '3',
  textStyle: 'bodyStrong',
  color: 'success.text',
  bg: 'success.soft',
  borderRadius: 'sm',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
const section = css({ outline: '[none]' })
