import { useRef } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof passkeysMachine>
  send: (event: EventFromLogic<typeof passkeysMachine>) => void
}

/** Longer names are refused (openapi/schemas/passkey.yaml). */
const LONGEST = 60

/** The form that names one passkey. */
export function NamePasskey({ snapshot, send }: Props) {
  const words = useWords()
  const { passkeys } = words.account
  const { name, refusals } = snapshot.context
  const field = useRef<HTMLInputElement>(null)
  const isBusy = snapshot.hasTag('busy')
  const problems = () => {
    if (snapshot.matches({ naming: 'failed' })) return [words.refusals.noConnection()]
    return snapshot.matches({ naming: 'refused' }) ? refusals.map(({ message }) => message) : []
  }
  return (
    <Dialog
      open
      size="sm"
      title={passkeys.naming()}
      initialFocus={field}
      onClose={() => send({ type: 'name.leave' })}
    >
      <Form className={authForm} onSend={() => send({ type: 'name.submit' })}>
        <FormProblem messages={problems()} />
        <TextField
          ref={field}
          label={passkeys.name()}
          hint={passkeys.nameHint()}
          maxLength={LONGEST}
          required
          readOnly={isBusy}
          value={name}
          error={
            snapshot.matches({ naming: 'incomplete' }) && !name.trim() ? words.auth.flaws.required() : null
          }
          onChange={({ target }) => send({ type: 'name.change', name: target.value })}
        />
        <Button type="submit" full busy={isBusy}>
          {words.actions.save()}
        </Button>
      </Form>
    </Dialog>
  )
}
