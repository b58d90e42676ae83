import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import type { phoneByFirebaseMachine } from '#machines/account/phone-by-firebase.machine.ts'
import type { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { isBlank } from '#machines/rules/validation.ts'
import type { Child } from '#src/flow/use-child.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { CodeForm } from '#src/shared/identity/code-form.view.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { AuthFrame } from './auth-frame.part.tsx'
import { PhoneByFirebaseView } from './phone-by-firebase.view.tsx'

/** Why the phone is proven, and where the customer can go instead. */
export type VerifyPhoneTexts = { title: string; hint: string; leave: string }

type Props = {
  texts: VerifyPhoneTexts
  snapshot: SnapshotFrom<typeof verifyPhoneMachine>
  send: (event: EventFromLogic<typeof verifyPhoneMachine>) => void
  /** Runs while the code is entered. */
  code: Child<typeof enterCodeMachine> | undefined
  /** Runs in its place in a shop whose codes come from Firebase. */
  proof?: Child<typeof phoneByFirebaseMachine> | undefined
  outbox_url: string | null
  country: string
  pickCountry: boolean
}

/** The number of the account, where it is not known, and the code that was sent there. */
export function VerifyPhoneView({
  texts,
  snapshot,
  send,
  code,
  proof,
  outbox_url,
  country,
  pickCountry,
}: Props) {
  const { flaws, signUp, verify } = useWords().auth
  const flawOf = (phone: string) => (isBlank(phone) ? flaws.phone() : flaws.invalidPhone())
  return (
    <AuthFrame title={texts.title} hint={texts.hint}>
      {code ? (
        <CodeForm code={code} outbox_url={outbox_url} onBack={() => send({ type: 'name.change' })} />
      ) : proof ? (
        <PhoneByFirebaseView proof={proof} onBack={() => send({ type: 'name.change' })} />
      ) : (
        <Form className={authForm} onSend={() => send({ type: 'form.submit' })}>
          <PhoneField
            label={signUp.phone()}
            required
            country={country}
            pickCountry={pickCountry}
            value={snapshot.context.phone}
            error={snapshot.matches({ naming: 'incomplete' }) ? flawOf(snapshot.context.phone) : undefined}
            onChange={(phone) => send({ type: 'phone.change', phone })}
          />
          <Button type="submit" size="lg" full>
            {verify.sendCode()}
          </Button>
        </Form>
      )}
      <Button variant="ghost" full onClick={() => send({ type: 'page.leave' })}>
        {texts.leave}
      </Button>
    </AuthFrame>
  )
}
