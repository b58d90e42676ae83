import { useWords } from '#i18n/i18n.tsx'
import type { claimAccountMachine } from '#machines/account/claim-account.machine.ts'
import type { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import type { phoneByFirebaseMachine } from '#machines/account/phone-by-firebase.machine.ts'
import type { signInMachine } from '#machines/account/sign-in.machine.ts'
import type { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { codeSenders } from '#machines/rules/code-ways.ts'
import type { Config } from '#openapi/generated/client.ts'
import { type Child, useChild } from '#src/flow/use-child.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { AuthFrame } from './auth-frame.part.tsx'
import { focusField } from './focus-field.ts'
import { SignInForm } from './sign-in-form.part.tsx'
import { VerifyPhoneView } from './verify-phone.view.tsx'

type Props = {
  claim: Child<typeof claimAccountMachine>
  /** Of the medium. */
  name: string
  config: Config
}

/** The owner of the account signs in to it once, by its password or a code. */
export function ClaimAccountView({ claim: { snapshot, send }, name, config }: Props) {
  const words = useWords()
  const { social } = words.auth
  const signIn = useChild<typeof signInMachine>(snapshot, 'signIn')
  const verify = useChild<typeof verifyPhoneMachine>(snapshot, 'verifyPhone')
  const code = useChild<typeof enterCodeMachine>(verify?.snapshot, 'enterCode')
  const firebase = useChild<typeof phoneByFirebaseMachine>(verify?.snapshot, 'phoneByFirebase')
  if (verify)
    return (
      <VerifyPhoneView
        texts={{
          title: social.claimTitle(),
          hint: social.claimNote({ name }),
          leave: social.claimByPassword(),
        }}
        snapshot={verify.snapshot}
        send={verify.send}
        code={code}
        proof={firebase}
        outbox_url={codesOf(config).outbox_url}
        country={config.country}
        pickCountry={config.country_picker_status === 1}
      />
    )
  return (
    <AuthFrame title={social.claimTitle()} hint={social.claimNote({ name })}>
      {signIn ? (
        <div ref={focusField}>
          <SignInForm {...signIn} autoComplete="username" />
          {codeSenders(config).claimAccount && (
            <Button variant="ghost" full onClick={() => send({ type: 'code.choose' })}>
              {social.claimByCode()}
            </Button>
          )}
          <Button variant="ghost" full onClick={() => send({ type: 'claim.leave' })}>
            {social.goBack()}
          </Button>
        </div>
      ) : (
        <div className={authForm}>
          <FormProblem messages={snapshot.matches('unanswered') ? [social.unlinked({ name })] : []} />
          <Button size="lg" full busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'link.again' })}>
            {snapshot.hasTag('busy') ? social.linking({ name }) : social.tryAgain()}
          </Button>
          {snapshot.matches('unanswered') && (
            <Button variant="ghost" full onClick={() => send({ type: 'link.skip' })}>
              {social.skip()}
            </Button>
          )}
        </div>
      )}
    </AuthFrame>
  )
}
