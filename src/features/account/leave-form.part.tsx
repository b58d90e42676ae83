import { useEffect } from 'react'
import { guardLeaving, releasePage } from '#browser/guard-leaving.ts'
import { useWords } from '#i18n/i18n.tsx'
import { leaveFormMachine } from '#machines/app/leave-form.machine.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { go } from '#src/navigation/overlay.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** Guards a form with changes that are not saved. */
export function LeaveForm({ isChanged }: { isChanged: boolean }) {
  const { leave } = useWords().account
  const { actor, snapshot, send } = useFlow(() => leaveFormMachine, undefined)
  useEffect(
    () => (isChanged ? guardLeaving(window, (exit) => actor.send({ type: 'page.leave', exit })) : undefined),
    [isChanged, actor],
  )
  useOutcome(actor, ({ exits: [exit] }) => {
    releasePage()
    if (exit?.type === 'link') go(exit.to)
    else window.history.go(exit?.by)
  })
  return (
    <ConfirmDialog
      open={snapshot.matches('asking')}
      title={leave.title()}
      confirmLabel={leave.accept()}
      cancelLabel={leave.decline()}
      danger
      onConfirm={() => send({ type: 'leave.accept' })}
      onCancel={() => send({ type: 'leave.decline' })}
    >
      {leave.note()}
    </ConfirmDialog>
  )
}
