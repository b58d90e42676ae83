import { useWords } from '#i18n/i18n.tsx'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { AuthFrame } from './auth-frame.part.tsx'
import { ClaimAccountView } from './claim-account.view.tsx'
import { SocialFormView } from './social-form.view.tsx'
import type { SocialReturnProps } from './social-return.props.ts'

/** What became of the visit at the medium, and the way on. */
export function SocialReturnView(props: SocialReturnProps) {
  const { snapshot, send, claim, name, config } = props
  const { social } = useWords().auth
  const said = useSaid(props)
  if (claim) return <ClaimAccountView claim={claim} name={name} config={config} />
  const isForm = snapshot.matches('registering') || snapshot.matches('submitting')
  return (
    <AuthFrame title={said.title} hint={said.hint}>
      {isForm ? (
        <SocialFormView {...props} />
      ) : (
        <div className={authForm}>
          <FormProblem messages={said.messages ?? []} />
          {said.press ? (
            <Button size="lg" full onClick={() => said.press && send(said.press.event)}>
              {said.press.label}
            </Button>
          ) : (
            snapshot.hasTag('busy') && (
              <div className={turning}>
                <Spinner />
              </div>
            )
          )}
        </div>
      )}
      <Button
        {...(snapshot.matches('foreign') ? { size: 'lg' as const } : { variant: 'ghost' as const })}
        full
        onClick={() => send({ type: 'page.leave' })}
      >
        {social.back()}
      </Button>
    </AuthFrame>
  )
}

type Said = {
  title: string
  hint: string
  messages?: readonly string[]
  press?: { label: string; event: Parameters<SocialReturnProps['send']>[0] }
}

function useSaid({ snapshot, name }: Pick<SocialReturnProps, 'snapshot' | 'name'>): Said {
  const words = useWords()
  const { social } = words.auth
  const tryAgain = (event: 'start.again' | 'send.again') => ({
    label: social.tryAgain(),
    event: { type: event } as const,
  })
  if (snapshot.matches('foreign')) return { title: social.foreign(), hint: social.foreignNote() }
  if (snapshot.matches('cancelled'))
    return {
      title: social.cancelled(),
      hint: social.cancelledNote({ name }),
      press: tryAgain('start.again'),
    }
  if (snapshot.matches('failed'))
    return { title: social.failed({ name }), hint: social.failedNote(), press: tryAgain('start.again') }
  if (snapshot.matches('denied'))
    return {
      title: social.denied(),
      hint: social.deniedNote(),
      messages: snapshot.context.refusals.map(({ message }) => message),
      press: tryAgain('start.again'),
    }
  if (snapshot.matches('owned'))
    return {
      title: social.owned(),
      hint: social.ownedNote({ name }),
      press: { label: social.claim(), event: { type: 'account.claim' } },
    }
  if (snapshot.matches('registering') || snapshot.matches('submitting'))
    return { title: social.register(), hint: social.registerNote() }
  if (snapshot.matches('unanswered'))
    return {
      title: social.signingIn({ name }),
      hint: social.failedNote(),
      messages: [words.refusals.noConnection()],
      press: tryAgain('send.again'),
    }
  return { title: social.signingIn({ name }), hint: social.signingInNote() }
}

/** As high as the button of the form that may follow. */
const turning = css({ position: 'relative', height: '[52px]', color: 'fg.muted' })
