import type { EventFromLogic } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { checkoutGateMachine } from '#machines/checkout/checkout-gate.machine.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** A guest hears what a login is good for, and chooses among three ways of one rank (docs/spec.md §2, Login-or-guest dialog). */
export function LoginOrGuestDialog({
  send,
}: {
  send: (event: EventFromLogic<typeof checkoutGateMachine>) => void
}) {
  const { gate } = useWords().cart
  return (
    <Dialog
      open
      size="sm"
      title={gate.title()}
      description={gate.note()}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <div className={choices}>
        <Button full variant="outline" onClick={() => send({ type: 'guest.choose' })}>
          {gate.guest()}
        </Button>
        <Button full variant="outline" onClick={() => send({ type: 'login.choose' })}>
          {gate.login()}
        </Button>
        <Button full variant="outline" onClick={() => send({ type: 'signUp.choose' })}>
          {gate.signUp()}
        </Button>
      </div>
    </Dialog>
  )
}

const choices = css({ display: 'flex', flexDirection: 'column', gap: '2', marginBlockStart: '5' })
