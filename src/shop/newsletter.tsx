import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { errorText } from './error-text.ts'
import { useShop } from './shop.ts'
import { connectSubscribe } from './subscribe.ports.ts'

/** Takes an e-mail for the newsletter; what was typed stays after a failure. */
export function Newsletter() {
  const words = useWords()
  const { api, toasts } = useShop()
  const [machine] = useState(() => connectSubscribe(api))
  const ref = useActorRef(machine)
  const snapshot = useSelector(ref, (current) => current)

  useEffect(() => {
    const subscribed = ref.on('newsletter.subscribed', () =>
      toasts.show({ kind: 'success', text: words.news.subscribed() }),
    )
    const failed = ref.on('problem', ({ error }) =>
      toasts.show({ kind: 'error', id: 'error', text: errorText(error, words) }),
    )
    return () => {
      subscribed.unsubscribe()
      failed.unsubscribe()
    }
  }, [ref, toasts, words])

  return (
    <Form className={form} onSend={() => ref.send({ type: 'form.submit' })}>
      <TextField
        label={words.footer.newsletter.email()}
        type="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        value={snapshot.context.email}
        error={snapshot.matches('invalid') ? words.footer.newsletter.invalid() : null}
        onChange={(event) => ref.send({ type: 'email.change', email: event.target.value })}
      />
      <Button type="submit" variant="outline" busy={snapshot.hasTag('busy')}>
        {words.footer.newsletter.subscribe()}
      </Button>
    </Form>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '2', width: 'full' })
