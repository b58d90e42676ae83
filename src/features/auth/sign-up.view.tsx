import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { signUpMachine } from '#machines/account/sign-up.machine.ts'
import { signUpFlaws } from '#machines/account/sign-up-form.ts'
import { generalRefusals } from '#machines/rules/refused-fields.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { useTiedFields } from '#src/shared/identity/tied-fields.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { authPair } from './auth.skeleton.tsx'
import { AuthFrame } from './auth-frame.part.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof signUpMachine>
  send: (event: EventFrom<typeof signUpMachine>) => void
  country: string
  pickCountry: boolean
  signInPath: string
  /** As at sign-in. */
  social: ReactNode
}

export function SignUpView({ snapshot, send, country, pickCountry, signInPath, social }: Props) {
  const words = useWords()
  const { signUp } = words.auth
  const { fields, refusals } = snapshot.context
  const flaws = snapshot.matches({ editing: 'incomplete' }) ? signUpFlaws(fields) : {}

  const tied = useTiedFields({ fields, flaws, refusals, send })
  const phone = tied('phone')

  return (
    <AuthFrame
      title={signUp.title()}
      hint={signUp.note()}
      other={{ question: signUp.other(), label: signUp.otherAction(), to: signInPath }}
    >
      <Form className={authForm} onSend={() => send({ type: 'form.submit' })}>
        <FormProblem
          messages={
            snapshot.matches({ editing: 'failed' })
              ? [words.refusals.noConnection()]
              : generalRefusals(refusals, fields)
          }
        />
        <div className={authPair}>
          <TextField label={signUp.firstName()} autoComplete="given-name" required {...tied('f_name')} />
          <TextField label={signUp.lastName()} autoComplete="family-name" required {...tied('l_name')} />
        </div>
        <PhoneField
          label={signUp.phone()}
          required
          country={country}
          pickCountry={pickCountry}
          value={phone.value}
          error={phone.error}
          onChange={(value) => send({ type: 'field.change', field: 'phone', value })}
        />
        <TextField
          label={signUp.email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          required
          {...tied('email')}
        />
        <PasswordField
          label={signUp.password()}
          hint={signUp.passwordHint()}
          autoComplete="new-password"
          dir="ltr"
          required
          {...tied('password')}
        />
        <PasswordField
          label={signUp.confirmPassword()}
          autoComplete="new-password"
          dir="ltr"
          required
          {...tied('confirm_password')}
        />
        <TextField label={signUp.refCode()} autoComplete="off" dir="ltr" {...tied('ref_code')} />
        <Button type="submit" size="lg" full busy={snapshot.hasTag('busy')}>
          {signUp.submit()}
        </Button>
        {social}
      </Form>
    </AuthFrame>
  )
}
