import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { CustomerInfo } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Gift = Pick<
  CustomerInfo,
  'is_valid_for_discount' | 'discount_amount' | 'discount_amount_type' | 'validity'
>

/** At most 382 px wide (docs/spec.md §9); the discount and its time only for whom they hold. */
export function WelcomeView({
  title,
  customer,
  onClose,
}: {
  title: string
  customer: Gift | null | undefined
  onClose: () => void
}) {
  const { sections } = useWords()
  return (
    <Dialog
      open
      size="welcome"
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{sections.welcome.start()}</Button>}
    >
      <div className={body}>
        <Art name="party" />
        <p className={note}>{sections.welcome.note()}</p>
        {customer?.is_valid_for_discount && <GiftNote gift={customer} />}
      </div>
    </Dialog>
  )
}

function GiftNote({ gift }: { gift: Gift }) {
  const { sections } = useWords()
  const { money, percent } = useFormats()
  const { discount_amount, discount_amount_type, validity } = gift
  const discount = discount_amount_type === 'percent' ? percent(discount_amount) : money(discount_amount)
  return (
    <p className={present}>
      <span className={amount}>{sections.welcome.gift({ discount })}</span>
      {validity && <span>{sections.welcome.validity({ validity })}</span>}
    </p>
  )
}

const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  textAlign: 'center',
})
const note = css({ textStyle: 'body', color: 'fg.muted', textWrap: 'balance' })
const present = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  padding: '4',
  textStyle: 'small',
  bg: 'accent.soft',
  borderRadius: 'md',
})
const amount = css({ textStyle: 'subtitle', color: 'accent.text' })
