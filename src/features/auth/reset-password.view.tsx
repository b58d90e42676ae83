import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import { newPasswordFlaws } from '#machines/account/reset-form.ts'
import type { resetPasswordMachine } from '#machines/account/reset-password.machine.ts'
import { generalRefusals, refusalOf } from '#machines/rules/refused-fields.ts'
import type { Child } from '#src/flow/use-child.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { CodeForm } from '#src/shared/identity/code-form.view.tsx'
import { useSignUpFlawText } from '#src/shared/identity/sign-up-flaws.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AuthFrame } from './auth-frame.part.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof resetPasswordMachine>
  send: (event: EventFromLogic<typeof resetPasswordMachine>) => void
  /** Runs while the code is entered. */
  code: Child<typeof enterCodeMachine> | undefined
  outbox_url: string | null
  signInPath: string
}

/** Who it is, the code that was sent there, and another password: one after the other. */
export function ResetPasswordView({ snapshot, send, code, outbox_url, signInPath }: Props) {
  const words = useWords()
  const { reset } = words.auth
  const isNaming = snapshot.matches('naming')
  return (
    <AuthFrame
      title={reset.title()}
      hint={isNaming ? reset.note() : code ? reset.noteCode() : reset.notePassword()}
      other={{ question: reset.other(), label: reset.otherAction(), to: signInPath }}
    >
      {isNaming && <Naming snapshot={snapshot} send={send} />}
      {code && <CodeForm code={code} outbox_url={outbox_url} onBack={() => send({ type: 'name.change' })} />}
      {!isNaming && !code && <Choosing snapshot={snapshot} send={send} />}
    </AuthFrame>
  )
}

type PartProps = Pick<Props, 'snapshot' | 'send'>

function Naming({ snapshot, send }: PartProps) {
  const { signIn, reset } = useWords().auth
  return (
    <Form className={authForm} onSend={() => send({ type: 'form.submit' })}>
      <TextField
        label={signIn.emailOrPhone()}
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        required
        value={snapshot.context.fields.email_or_phone}
        error={snapshot.matches({ naming: 'incomplete' }) ? reset.needName() : undefined}
        onChange={(event) =>
          send({ type: 'field.change', field: 'email_or_phone', value: event.target.value })
        }
      />
      <Button type="submit" size="lg" full>
        {reset.sendCode()}
      </Button>
    </Form>
  )
}

function Choosing({ snapshot, send }: PartProps) {
  const words = useWords()
  const { reset, signUp } = words.auth
  const { fields, refusals } = snapshot.context
  const flaws = snapshot.matches({ choosing: 'incomplete' }) ? newPasswordFlaws(fields) : {}
  const flawText = useSignUpFlawText()
  const isOver = snapshot.matches('codeOver')
  const field = (name: 'password' | 'confirm_password') => {
    const flaw = flaws[name]
    return {
      autoComplete: 'new-password',
      dir: 'ltr',
      required: true,
      value: fields[name],
      error: flaw ? flawText(name, flaw) : refusalOf(refusals, name),
      onChange: ({ target }: { target: { value: string } }) =>
        send({ type: 'field.change', field: name, value: target.value }),
    } as const
  }
  return (
    <Form className={authForm} onSend={() => send({ type: 'form.submit' })}>
      <FormProblem
        messages={
          snapshot.matches({ choosing: 'failed' })
            ? [words.refusals.noConnection()]
            : generalRefusals(refusals, fields)
        }
      />
      {/* Password managers keep the new password for this account. */}
      <input hidden readOnly autoComplete="username" value={fields.email_or_phone} />
      <PasswordField {...field('password')} label={reset.password()} hint={signUp.passwordHint()} />
      <PasswordField {...field('confirm_password')} label={signUp.confirmPassword()} />
      <Button type="submit" size="lg" full busy={snapshot.hasTag('busy')}>
        {isOver ? reset.anotherCode() : reset.submit()}
      </Button>
      <ConfirmDialog
        open={snapshot.matches('confirming')}
        title={reset.question()}
        confirmLabel={reset.submit()}
        onConfirm={() => send({ type: 'reset.confirm' })}
        onCancel={() => send({ type: 'reset.decline' })}
      >
        {reset.questionNote()}
      </ConfirmDialog>
    </Form>
  )
}
