import { useRef } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

export type PaymentFlag = 'fail' | 'cancel'

/** The order could not be placed, and the way back (docs/spec.md §2, Order Place Failed screen). */
export function OrderFailedView({ flag, onLeave }: { flag: PaymentFlag; onLeave: () => void }) {
  const { failed: texts } = useWords().checkout
  return (
    <EmptyState
      level={1}
      picture={<Art name="card" />}
      title={texts.title()}
      hint={flag === 'fail' ? texts.note() : texts.canceledNote()}
      action={<Button onClick={onLeave}>{texts.backHome()}</Button>}
    />
  )
}

type FailureDialogProps = {
  open: boolean
  flag: PaymentFlag
  onAgree: () => void
  onClose: () => void
}

/** What failed, said so that it is not overlooked; the customer agrees and goes on. */
export function FailureDialog({ open, flag, onAgree, onClose }: FailureDialogProps) {
  const { failed: texts } = useWords().checkout
  const agree = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      size="sm"
      role="alertdialog"
      title={flag === 'fail' ? texts.paymentFailed() : texts.paymentCanceled()}
      description={flag === 'fail' ? texts.note() : texts.canceledNote()}
      onClose={onClose}
      initialFocus={agree}
      footer={
        <Button ref={agree} full onClick={onAgree}>
          {texts.backHome()}
        </Button>
      }
    />
  )
}
