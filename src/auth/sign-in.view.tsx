import { Link } from 'wouter'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import { generalRefusals, refusalOf } from '#machines/rules/refused-fields.ts'
import { signInFlaws } from '#machines/rules/sign-in-form.ts'
import type { signInMachine } from '#machines/sign-in.machine.ts'
import { authForm } from '#src/identity/auth-form.ts'
import { css } from '#styled/css/index.js'
import { button, link } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof signInMachine>
  send: (event: EventFrom<typeof signInMachine>) => void
  /** They come from signing up (docs/spec.md §2, Routes: `from=sign-up`). */
  isNew: boolean
  signUpPath: string
  /** To another password; undefined where the shop sends no codes. */
  forgotPath: string | undefined
  /** To a sign-in without a password; undefined where that is not offered. */
  codePath: string | undefined
}

export function SignInView({ snapshot, send, isNew, signUpPath, forgotPath, codePath }: Props) {
  const words = useWords()
  const { signIn, flaws: flawWords } = words.auth
  const { fields, refusals, remember } = snapshot.context
  const flaws = snapshot.matches({ editing: 'incomplete' }) ? signInFlaws(fields) : {}
  const problem = (field: keyof typeof fields) =>
    flaws[field] ? flawWords.required() : refusalOf(refusals, field)
  return (
    <AuthFrame
      title={signIn.title()}
      note={isNew ? signIn.fromSignUp() : signIn.note()}
      other={{ question: signIn.other(), label: signIn.otherAction(), to: signUpPath }}
    >
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
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          required
          value={fields.email_or_phone}
          error={problem('email_or_phone')}
          onChange={(event) =>
            send({ type: 'field.change', field: 'email_or_phone', value: event.target.value })
          }
        />
        <PasswordField
          label={signIn.password()}
          autoComplete="current-password"
          dir="ltr"
          required
          value={fields.password}
          error={problem('password')}
          onChange={(event) => send({ type: 'field.change', field: 'password', value: event.target.value })}
        />
        <div className={row}>
          <Checkbox checked={remember} onChange={(wish) => send({ type: 'remember.change', remember: wish })}>
            {signIn.remember()}
          </Checkbox>
          {forgotPath && (
            <Link href={forgotPath} className={link()}>
              {words.auth.reset.forgot()}
            </Link>
          )}
        </div>
        <Button type="submit" size="lg" full busy={snapshot.hasTag('busy')}>
          {signIn.submit()}
        </Button>
        {codePath && (
          <Link href={codePath} className={button({ variant: 'outline', size: 'lg', full: true })}>
            <span data-part="label">{words.auth.codeSignIn.way()}</span>
          </Link>
        )}
      </Form>
    </AuthFrame>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
})
