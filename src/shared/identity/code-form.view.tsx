import { useEffect, useRef } from 'react'
import { onCodeMessage } from '#browser/read-message.ts'
import { useWords } from '#i18n/i18n.tsx'
import type { enterCodeMachine } from '#machines/account/enter-code.machine.ts'
import type { countdownMachine } from '#machines/app/countdown.machine.ts'
import { countdownOf } from '#machines/rules/countdown.ts'
import { type Child, useChild } from '#src/flow/use-child.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { authForm } from './auth-form.ts'
import { CodeRecipient } from './code-recipient.part.tsx'

type Props = {
  code: Child<typeof enterCodeMachine>
  /** The page where the demo shows its codes; null where they reach their customer. */
  outbox_url: string | null
  /** Back to the phone or e-mail address. */
  onBack: () => void
}

/** Where the code went, its digits, and the way to another one. */
export function CodeForm({ code: { actor, snapshot, send }, outbox_url, onBack }: Props) {
  const words = useWords()
  const { code: texts } = words.auth
  const { recipient, length, code, refusals, message } = snapshot.context
  const field = useRef<HTMLInputElement>(null)
  // The next digit typed replaces the wrong code.
  useEmitted(actor, 'code.refused', () => field.current?.select())
  useEffect(() => onCodeMessage(window, (text) => actor.send({ type: 'code.change', code: text })), [actor])
  const entry = (state: 'incomplete' | 'failed' | 'refused') =>
    snapshot.matches({ proving: { entry: { editing: state } } })
  const delivery = (state: 'held' | 'blocked' | 'expired' | 'unsent') =>
    snapshot.matches({ proving: { delivery: state } })
  const announcement = delivery('blocked') || delivery('unsent') ? '' : message
  const problem = entry('incomplete')
    ? texts.incomplete({ length })
    : refusals.map((refusal) => refusal.message).join(' ')
  return (
    <Form className={authForm} onSend={() => send({ type: 'form.submit' })}>
      <FormProblem
        messages={[
          ...(entry('failed') ? [words.refusals.noConnection()] : []),
          ...(delivery('unsent') ? [message || words.refusals.noConnection()] : []),
          ...(delivery('blocked') ? [message] : []),
          ...(delivery('expired') ? [texts.expired()] : []),
        ]}
      />
      <p>
        {delivery('held') ? texts.wasSentTo() : texts.sentTo()}{' '}
        <CodeRecipient recipient={recipient} onBack={onBack} />
      </p>
      <LiveRegion>{delivery('held') ? `${texts.wasSentTo()} ${recipient}` : announcement}</LiveRegion>
      <CodeField
        ref={field}
        label={texts.label()}
        hint={announcement || undefined}
        error={problem}
        length={length}
        value={code}
        readOnly={snapshot.hasTag('busy') || snapshot.hasTag('sending')}
        autoFocus
        required
        onText={(text) => send({ type: 'code.change', code: text })}
      />
      <Button
        type="submit"
        size="lg"
        full
        busy={snapshot.hasTag('busy')}
        aria-disabled={snapshot.hasTag('sending') || undefined}
      >
        {texts.submit()}
      </Button>
      <Another code={{ actor, snapshot, send }} />
      {outbox_url && (
        <p className={hint}>
          {texts.demo()}{' '}
          <a href={outbox_url} target="_blank" rel="noreferrer" className={link()}>
            {texts.outbox()}
          </a>
        </p>
      )}
    </Form>
  )
}

/** From when another code can be asked for; then the way to it. */
function Another({ code: { snapshot, send } }: Pick<Props, 'code'>) {
  const { code: texts } = useWords().auth
  const countdown = useChild<typeof countdownMachine>(snapshot, 'countdown')
  if (snapshot.hasTag('sending'))
    return (
      <Button variant="ghost" busy>
        {texts.sending()}
      </Button>
    )
  if (countdown) {
    const { hours, minutes, seconds } = countdownOf(countdown.snapshot.context.left)
    const time = `${hours * 60 + minutes}:${String(seconds).padStart(2, '0')}`
    return (
      <p role="timer" className={hint}>
        {texts.againIn({ time })}
      </p>
    )
  }
  return (
    <Button variant="ghost" onClick={() => send({ type: 'code.resend' })}>
      {texts.again()}
    </Button>
  )
}

const hint = css({ textStyle: 'small', color: 'fg.muted', textAlign: 'center' })
