import { useWords } from '#i18n/i18n.tsx'
import type { NextStep } from '#machines/rules/next-step.ts'
import { NextStepText } from '#src/shared/orders/next-step.part.tsx'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = {
  order_id: number
  /** A guest's: together with the order's id it is what the guest has to remember. */
  contact_number: string | undefined
  /** What happens next; undefined where it is not known. */
  step: NextStep | undefined
  /** Customers have the order in their account: there is nothing to remember. */
  isCustomer: boolean
  onClose: () => void
  onTrack: () => void
  onPay: () => void
}

/** The order is placed; a guest is advised to remember how to find it again (docs/spec.md §2, Guest order-placed dialog). */
export function OrderPlacedDialog({
  order_id,
  contact_number,
  step,
  isCustomer,
  onClose,
  onTrack,
  onPay,
}: Props) {
  const { placed: texts } = useWords().checkout
  const title = step?.type === 'prescription' ? texts.prescriptionTitle() : texts.title()
  return (
    <Dialog
      open
      size="sm"
      title={title}
      hideTitle
      onClose={onClose}
      footer={
        <Button full size="lg" onClick={step?.type === 'unpaid' ? onPay : onTrack}>
          {step?.type === 'unpaid' ? texts.pay() : texts.track()}
        </Button>
      }
    >
      <div className={column}>
        <span className={picture}>
          <Art name="party" />
        </span>
        <p className={heading} aria-hidden="true">
          {title}
        </p>
        {step && (
          <p className={hint}>
            <NextStepText step={step} />
          </p>
        )}
        {!isCustomer && <p className={hint}>{texts.guestNote()}</p>}
        <dl className={ticket}>
          <div>
            <dt>{texts.orderId()}</dt>
            <dd dir="ltr">{order_id}</dd>
          </div>
          {contact_number && (
            <div>
              <dt>{texts.phone()}</dt>
              <dd dir="ltr">{contact_number}</dd>
            </div>
          )}
        </dl>
      </div>
    </Dialog>
  )
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  paddingBlockStart: '8',
  textAlign: 'center',
})
const picture = css({
  display: 'grid',
  placeItems: 'center',
  width: '24',
  height: '24',
  bg: 'success.soft',
  borderRadius: 'full',
  '& img': { width: '16', height: '16' },
})
const heading = css({ textStyle: 'heading' })
const hint = css({ textStyle: 'body', color: 'fg.muted' })
const ticket = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  width: 'full',
  padding: '4',
  layerStyle: 'quiet',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
  '& dt': { textStyle: 'body', color: 'fg.muted' },
  '& dd': { textStyle: 'leadStrong', figure: true, userSelect: 'all' },
})
