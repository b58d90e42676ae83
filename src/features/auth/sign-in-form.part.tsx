import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { signInMachine } from '#machines/account/sign-in.machine.ts'
import { signInFlaws } from '#machines/account/sign-in-form.ts'
import { generalRefusals, refusalOf } from '#machines/rules/refused-fields.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof signInMachine>
  send: (event: EventFrom<typeof signInMachine>) => void
  /** `username webauthn` lets the browser offer passkeys in the field. */
  autoComplete: 'username' | 'username webauthn'
  /** Between the fields and the button. */
  beforeSubmit?: ReactNode
  /** Below the button. */
  afterSubmit?: ReactNode
}

/** Email or phone, and password. */
export function SignInForm({ snapshot, send, autoComplete, beforeSubmit, afterSubmit }: Props) {
  const words = useWords()
  const { signIn, flaws: flawWords } = words.auth
  const { fields, refusals } = snapshot.context
  const flaws = snapshot.matches({ editing: 'incomplete' }) ? signInFlaws(fields) : {}
  const tied = (field: keyof typeof fields) => ({
    value: fields[field],
    error: flaws[field] ? flawWords.required() : refusalOf(refusals, field),
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'field.change', field, value: event.target.value }),
  })
  return (
    <Form className={authForm} onSend={() => send({ type: 'form.submit' })}>
      <FormProblem
        messages={
          snapshot.matches({ editing: 'failed' })
            ? [words.refusals.noConnection()]
            : generalRefusals(refusals, fields)
        }
      />
      <TextField
        label={signIn.emailOrPhone()}
        autoComplete={autoComplete}
        inputMode="email"
        dir="ltr"
        required
        {...tied('email_or_phone')}
      />
      <PasswordField
        label={signIn.password()}
        autoComplete="current-password"
        dir="ltr"
        required
        {...tied('password')}
      />
      {beforeSubmit}
      <Button type="submit" size="lg" full busy={snapshot.hasTag('busy')}>
        {signIn.submit()}
      </Button>
      {afterSubmit}
    </Form>
  )
}
