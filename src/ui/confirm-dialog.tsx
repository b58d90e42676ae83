import { type ReactNode, useRef } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export type ConfirmDialogProps = Pick<DialogProps, 'finalFocus'> & {
  open: boolean
  onConfirm: () => void
  onCancel: () => void
  /** 'Confirm this request?' by default (docs/spec.md §2). */
  title?: ReactNode
  children?: ReactNode
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  /** The answer is on its way. */
  busy?: boolean
  /** Yes destroys something. */
  danger?: boolean
}

/** A question with Cancel and Yes; the harmless answer has the focus. */
export function ConfirmDialog({
  open,
  onConfirm,
  onCancel,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  danger = false,
  finalFocus,
}: ConfirmDialogProps) {
  const words = useWords()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title ?? words.confirm.title()}
      description={children}
      role="alertdialog"
      size="sm"
      initialFocus={cancel}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={cancel} variant="outline" disabled={busy} onClick={onCancel}>
            {cancelLabel ?? words.actions.cancel()}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} busy={busy} onClick={onConfirm}>
            {confirmLabel ?? words.actions.yes()}
          </Button>
        </>
      }
    />
  )
}
