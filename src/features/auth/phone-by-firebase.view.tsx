import { useRef } from 'react'
import { challengeAddress } from '#browser/challenge.ts'
import { useTheme } from '#browser/use-theme.ts'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { FIREBASE_CODE, type phoneByFirebaseMachine } from '#machines/account/phone-by-firebase.machine.ts'
import type { Child } from '#src/flow/use-child.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { CodeRecipient } from '#src/shared/identity/code-recipient.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { LiveRegion } from '#ui/live-region.tsx'

type Props = {
  proof: Child<typeof phoneByFirebaseMachine>
  /** Back to the phone number. */
  onBack: () => void
}

/** The check of Google, which is loaded by a press, and then the code that Firebase has sent. */
export function PhoneByFirebaseView({ proof, onBack }: Props) {
  const { snapshot } = proof
  if (snapshot.hasTag('challenge')) return <Challenge proof={proof} />
  if (snapshot.matches('ready') || snapshot.matches('sending')) return <Ready proof={proof} onBack={onBack} />
  return <Code proof={proof} onBack={onBack} />
}

function Ready({ proof: { snapshot, send }, onBack }: Props) {
  const { firebase: texts, code } = useWords().auth
  const { phone } = snapshot.context
  const problems = (['blocked', 'refused', 'exhausted', 'unanswered', 'expired'] as const).filter((state) =>
    snapshot.matches({ ready: state }),
  )
  const isSending = snapshot.matches('sending')
  return (
    <div className={authForm}>
      <FormProblem messages={problems.map((state) => texts[state]())} />
      <p>
        {code.sentTo()} <CodeRecipient recipient={phone} onBack={onBack} />
      </p>
      <p className={hint}>{texts.note()}</p>
      <LiveRegion>{isSending ? texts.sending() : ''}</LiveRegion>
      <Button size="lg" full autoFocus busy={isSending} onClick={() => send({ type: 'challenge.open' })}>
        {problems.length > 0 ? texts.again() : texts.start()}
      </Button>
    </div>
  )
}

/** The frame is a document of the shop; the sandbox keeps its scripts from leading the page elsewhere. */
function Challenge({ proof: { snapshot, send } }: Pick<Props, 'proof'>) {
  const { firebase: texts } = useWords().auth
  const address = challengeAddress(useLocale(), useTheme())
  return (
    <div className={authForm}>
      <LiveRegion>{snapshot.matches('loading') ? texts.loading() : ''}</LiveRegion>
      <iframe
        ref={(frame) => frame?.focus()}
        title={texts.title()}
        src={address}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        className={check}
      />
      {snapshot.can({ type: 'challenge.close' }) && (
        <Button variant="ghost" full onClick={() => send({ type: 'challenge.close' })}>
          {texts.cancel()}
        </Button>
      )}
    </div>
  )
}

function Code({ proof: { actor, snapshot, send }, onBack }: Props) {
  const words = useWords()
  const { code: texts } = words.auth
  const { phone, code, refusals } = snapshot.context
  const field = useRef<HTMLInputElement>(null)
  // The next digit typed replaces the wrong code.
  useEmitted(actor, 'code.refused', () => field.current?.select())
  const problem = snapshot.matches({ entering: 'incomplete' })
    ? texts.incomplete({ length: FIREBASE_CODE })
    : refusals.map((refusal) => refusal.message).join(' ')
  return (
    <Form className={authForm} onSend={() => send({ type: 'form.submit' })}>
      <FormProblem
        messages={snapshot.matches({ entering: 'failed' }) ? [words.refusals.noConnection()] : []}
      />
      <p>
        {texts.wasSentTo()} <CodeRecipient recipient={phone} onBack={onBack} />
      </p>
      <CodeField
        ref={field}
        label={texts.label()}
        error={problem}
        length={FIREBASE_CODE}
        value={code}
        readOnly={snapshot.hasTag('busy')}
        autoFocus
        required
        onText={(text) => send({ type: 'code.change', code: text })}
      />
      <Button type="submit" size="lg" full busy={snapshot.hasTag('busy')}>
        {texts.submit()}
      </Button>
      <Button
        variant="ghost"
        aria-disabled={snapshot.hasTag('busy') || undefined}
        onClick={() => send({ type: 'challenge.open' })}
      >
        {texts.again()}
      </Button>
    </Form>
  )
}

const hint = css({ textStyle: 'small', color: 'fg.muted' })
/** As high as the pictures that the check may show. */
const check = css({ width: 'full', height: '[37rem]', borderWidth: '[0]', borderRadius: 'md' })
